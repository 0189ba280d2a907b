import * as v from 'valibot';
import { endpoint } from '../endpoint';
import { coins, moment, pointsBalance, word } from '../wire';

/** How many coins expire within the next days. */
export const queryUserExpireStatistics = endpoint({
  name: 'queryUserExpireStatistics',
  gateway: 'life',
  service: 'wallet',
  path: '/life/api/home-config/v1/c/queryUserExpireStatistics',
  encrypted: false,
  effect: 'read',
  changedByPayments: true,
  body: v.object({}),
  data: v.object({ amount: coins, days: v.pipe(v.number(), v.integer(), v.minValue(1)) }),
});

/** The person's points. */
export const balance = endpoint({
  name: 'balance',
  gateway: 'life',
  service: 'points',
  path: '/life/api/home-config/v1/c/balance',
  encrypted: false,
  effect: 'read',
  changedByPayments: true,
  body: v.object({}),
  data: v.object({ points: pointsBalance }),
});

/** Gifts that colleagues sent lately, newest first; the list may be shorter than their number. */
export const getNew = endpoint({
  name: 'getNew',
  gateway: 'life',
  service: 'wallet',
  path: '/life/api/home-config/v1/getNew',
  encrypted: false,
  effect: 'read',
  body: v.object({}),
  data: v.object({
    total: v.pipe(v.number(), v.integer(), v.minValue(0)),
    gifts: v.array(v.object({ id: word, sender: word, text: v.string(), money: coins, time: moment })),
  }),
});

/** What people search for these days; may be empty. */
export const hotWordList = endpoint({
  name: 'hotWordList',
  gateway: 'life',
  service: 'wallet',
  path: '/life/api/home-config/v1/hotWordList',
  encrypted: false,
  effect: 'read',
  body: v.object({}),
  data: v.object({ words: v.array(word) }),
});

/** The address of customer service for this entrance and person; the address comes from outside and passes the external link guard. */
export const getTinyUrl = endpoint({
  name: 'getTinyUrl',
  gateway: 'bff',
  service: 'service',
  path: '/api/bff/home/v1/getTinyUrl',
  encrypted: false,
  effect: 'read',
  body: v.object({
    entranceCode: word,
    channel: v.string(),
    bucode: v.string(),
    visitorID: v.string(),
    name: word,
    oa_account: v.string(),
    /** The token of a LONGCOIN session. */
    ssotoken: v.optional(v.string()),
    /** The token of a WALLET session. */
    lztoken: v.optional(v.string()),
  }),
  data: v.object({ tinyUrl: word }),
});
