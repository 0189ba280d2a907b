import * as v from 'valibot';
import { pointsKinds } from '@/domain/points/exchange';
import { endpoint, type DataOf } from '../endpoint';
import { listOf } from '../list-of';
import { exchangeDone, exchangeOrder, exchangeTerms, points } from '../points-wire';
import { coins, moment, pointsBalance, word } from '../wire';

const record = v.object({
  /** The id of the bill entry. */
  id: word,
  kind: v.picklist(pointsKinds),
  time: moment,
  money: coins,
  points,
  /** The balance of the personal account after it. */
  balance: coins,
});

/** Today's rate and limits, and the person's points. */
export const queryPointsExchange = endpoint({
  name: 'queryPointsExchange',
  gateway: 'mall',
  service: 'points',
  path: '/points/v1/queryPointsExchange',
  encrypted: false,
  effect: 'read',
  changedByPayments: true,
  body: v.object({}),
  data: v.object({ ...exchangeTerms, points: pointsBalance }),
});

/** Exchanges coins for points of the shopping area. */
export const pointsExchange = endpoint({
  name: 'pointsExchange',
  gateway: 'mall',
  service: 'points',
  path: '/points/v1/pointsExchange',
  sentAs: 'text',
  encrypted: true,
  effect: 'money',
  scene: 'exchange',
  body: exchangeOrder,
  data: exchangeDone,
});

/** The person's exchanges of one kind, newest first, page by page. */
export const pointsExchangeList = endpoint({
  name: 'pointsExchangeList',
  gateway: 'mall',
  service: 'points',
  path: '/points/v1/pointsExchangeList',
  encrypted: false,
  effect: 'read',
  changedByPayments: true,
  body: v.object({
    kind: v.picklist(pointsKinds),
    page: v.pipe(v.number(), v.integer(), v.minValue(1)),
    size: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(50)),
  }),
  data: v.object({
    /** On all pages. */
    total: v.pipe(v.number(), v.integer(), v.minValue(0)),
    records: listOf(record),
  }),
});

/** One exchange; null where it is not one of the person's own. */
export const pointsExchangeRecord = endpoint({
  name: 'pointsExchangeRecord',
  gateway: 'mall',
  service: 'points',
  path: '/points/v1/pointsExchangeRecord',
  encrypted: false,
  effect: 'read',
  body: v.object({ id: word }),
  data: v.nullable(record),
});

/** What the shopping area sells for points. */
export const pointsGoods = endpoint({
  name: 'pointsGoods',
  gateway: 'mall',
  service: 'points',
  path: '/points/v1/pointsGoods',
  encrypted: false,
  effect: 'read',
  body: v.object({}),
  data: v.object({
    goods: listOf(
      v.object({
        id: word,
        name: word,
        /** Address of a picture; empty where there is none. */
        picture: v.fallback(v.string(), ''),
        points,
      }),
    ),
  }),
});

/** An exchange in a list. */
export type ExchangeRecord = DataOf<typeof pointsExchangeList>['records'][number];
