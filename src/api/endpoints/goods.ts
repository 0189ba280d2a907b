import * as v from 'valibot';
import { endpoint, type DataOf } from '../endpoint';
import { listOf } from '../list-of';
import { coins, moment, word } from '../wire';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

export const goods = v.object({
  id: word,
  name: word,
  /** Address of a picture; empty where there is none. */
  picture: v.fallback(v.string(), ''),
  price: coins,
  /** What it costs elsewhere; null where that is nothing to speak of. */
  usualPrice: v.fallback(v.nullable(coins), null),
});

/** Goods of the mall, those that suit the person first. */
export const goodsList = endpoint({
  name: 'goodsList',
  gateway: 'mall',
  service: 'shop',
  path: '/goods/v1/goodsList',
  sentAs: 'json',
  encrypted: false,
  effect: 'read',
  body: v.object({
    page: v.pipe(v.number(), v.integer(), v.minValue(1)),
    size: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(50)),
  }),
  data: v.object({
    /** On all pages. */
    total: count,
    goods: listOf(goods),
  }),
});

/** The sessions of the flash sale, today's and tomorrow's, each with its goods. */
export const secKillingList = endpoint({
  name: 'secKillingList',
  gateway: 'mall',
  service: 'shop',
  path: '/flash-sale/v1/secKillingList',
  sentAs: 'json',
  encrypted: false,
  effect: 'read',
  body: v.object({}),
  data: v.object({
    sessions: listOf(
      v.object({
        id: word,
        startsAt: moment,
        endsAt: moment,
        goods: listOf(
          v.object({
            ...goods.entries,
            /** How many there are in all, and how many of them are left. */
            stock: count,
            left: count,
          }),
        ),
      }),
    ),
  }),
});

/** Goods on a shelf. */
export type Goods = DataOf<typeof goodsList>['goods'][number];
/** A session of the flash sale. */
export type FlashSession = DataOf<typeof secKillingList>['sessions'][number];
