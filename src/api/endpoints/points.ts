import * as v from 'valibot';
import { pointsKinds } from '@/domain/points/exchange';
import { endpoint, type DataOf } from '../endpoint';
import { listOf } from '../list-of';
import { coins, moment, wireMoney, word } from '../wire';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
/** Whole points, more than none. */
const points = v.pipe(v.number(), v.safeInteger(), v.minValue(1));

/** Points for one coin, which hold until the end of the business day, and the limits of exchanges. */
const terms = {
  rate: points,
  /** The least and the most of one exchange. */
  least: coins,
  most: coins,
  /** The most of a calendar month, and what of it is left. */
  perMonth: coins,
  leftThisMonth: coins,
};

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
  sentAs: 'json',
  encrypted: false,
  effect: 'read',
  changedByPayments: true,
  body: v.object({}),
  data: v.object({ ...terms, points: count }),
});

/** Exchanges coins of the personal account for `points`, refused where the rate has changed. `id` names the line of the bill. */
export const pointsExchange = endpoint({
  name: 'pointsExchange',
  gateway: 'mall',
  service: 'points',
  path: '/points/v1/pointsExchange',
  sentAs: 'text',
  encrypted: true,
  effect: 'money',
  body: v.object({ money: wireMoney, points }),
  data: v.object({ id: word, time: moment }),
});

/** The person's exchanges of one kind, newest first, page by page. */
export const pointsExchangeList = endpoint({
  name: 'pointsExchangeList',
  gateway: 'mall',
  service: 'points',
  path: '/points/v1/pointsExchangeList',
  sentAs: 'json',
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
    total: count,
    records: listOf(record),
  }),
});

/** One exchange; null where it is not one of the person's own. */
export const pointsExchangeRecord = endpoint({
  name: 'pointsExchangeRecord',
  gateway: 'mall',
  service: 'points',
  path: '/points/v1/pointsExchangeRecord',
  sentAs: 'json',
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
  sentAs: 'json',
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
