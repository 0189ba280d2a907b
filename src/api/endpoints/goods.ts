import * as v from 'valibot';
import { goodsCategories, goodsOrders } from '@/domain/mall/goods-list';
import { endpoint, type DataOf } from '../endpoint';
import { listOf } from '../list-of';
import { goods } from '../mall-wire';
import { moment, wireTenths, word } from '../wire';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** Goods of the mall, all or of one category; without an order those that suit the person come first. */
export const goodsList = endpoint({
  name: 'goodsList',
  gateway: 'mall',
  service: 'shop',
  path: '/goods/v1/goodsList',
  encrypted: false,
  effect: 'read',
  body: v.object({
    page: v.pipe(v.number(), v.integer(), v.minValue(1)),
    size: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(50)),
    category: v.exactOptional(v.picklist(goodsCategories)),
    order: v.exactOptional(v.picklist(goodsOrders)),
    /** Only the person's favourites. */
    favourites: v.exactOptional(v.literal(true)),
  }),
  data: v.object({
    /** On all pages. */
    total: count,
    goods: listOf(goods),
  }),
});

/** Marks goods as a favourite of the person, or takes the mark off. */
export const favouriteGoods = endpoint({
  name: 'favouriteGoods',
  gateway: 'mall',
  service: 'shop',
  path: '/goods/v1/favouriteGoods',
  encrypted: false,
  effect: 'write',
  body: v.object({ id: word, isFavourite: v.boolean() }),
  data: v.object({}),
});

const line = v.fallback(v.string(), '');

/** The sessions of the flash sale, today's and tomorrow's, each with its goods. */
export const secKillingList = endpoint({
  name: 'secKillingList',
  gateway: 'mall',
  service: 'shop',
  path: '/flash-sale/v1/secKillingList',
  encrypted: false,
  effect: 'read',
  body: v.object({}),
  data: v.object({
    sessions: listOf(
      v.object({
        id: word,
        startsAt: moment,
        endsAt: moment,
        /** How many pieces of goods one person may buy; null where that is not known. */
        limit: v.fallback(v.nullable(count), null),
        goods: listOf(
          v.object({
            ...goods.entries,
            line,
            /** How many there are in all, and how many of them are left. */
            stock: count,
            left: count,
            /** The person is told before the session starts, or when sold goods are there again. */
            isReminded: v.fallback(v.boolean(), false),
          }),
        ),
      }),
    ),
  }),
});

/** Goods with their specifications, at the price of an activity where they are asked for by one. */
export const goodsDetail = endpoint({
  name: 'goodsDetail',
  gateway: 'mall',
  service: 'shop',
  path: '/goods/v1/goodsDetail',
  encrypted: false,
  effect: 'read',
  body: v.object({
    /** Empty for those that suit the person most. */
    id: v.string(),
    /** The activity that offers them; empty where none does. */
    activity: v.string(),
  }),
  data: v.nullable(
    v.object({
      id: word,
      name: word,
      line,
      merchant: word,
      /** The person has marked them as a favourite. */
      isFavourite: v.fallback(v.boolean(), false),
      /** Addresses of pictures, the main one first. */
      pictures: listOf(word),
      sold: count,
      /** How many one person may buy, and how many this one has bought. */
      limit: count,
      bought: count,
      /** What can be chosen about them, one value each; none where they come in one form only. */
      slots: listOf(
        v.object({
          name: word,
          values: listOf(
            v.object({
              name: word,
              colour: v.fallback(v.string(), ''),
              /** What the goods look like with it, the main picture first; none where it does not change them. */
              pictures: v.optional(listOf(word), []),
            }),
          ),
        }),
      ),
      variants: listOf(
        v.object({
          id: word,
          /** One for each slot. */
          values: v.array(word),
          price: wireTenths,
          usualPrice: v.fallback(v.nullable(wireTenths), null),
          stock: count,
          /** The person is told when it is in stock again. */
          isReminded: v.fallback(v.boolean(), false),
        }),
      ),
      delivery: v.object({
        fee: wireTenths,
        freeFrom: wireTenths,
        /** Calendar days until it arrives, counted from the order. */
        days: count,
        /** What is ordered before this hour is sent on the same day. */
        before: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(24)),
      }),
      /** What the shop promises, in a few words each. */
      services: listOf(word),
      /** HTML from outside. */
      description: v.fallback(v.string(), ''),
      facts: listOf(v.object({ value: word, unit: line, name: word })),
    }),
  ),
});

/** Goods as lists show them. */
export type Goods = DataOf<typeof goodsList>['goods'][number];
/** A session of the flash sale. */
export type FlashSession = DataOf<typeof secKillingList>['sessions'][number];
/** Goods of a session in the list. */
export type FlashGoods = FlashSession['goods'][number];
/** Goods on their own page. */
export type GoodsDetail = NonNullable<DataOf<typeof goodsDetail>>;
