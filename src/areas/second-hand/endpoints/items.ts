import * as v from 'valibot';
import { endpoint, type DataOf } from '@/api/endpoint';
import { listOf } from '@/api/list-of';
import { pointsBalance, wireTenths, word } from '@/api/wire';
import { itemSorts, longestReport, reportReasons } from '../rules/item';
import { mostPhotos } from '../rules/photo';
import { card, category, condition, count, group, pages, sale, terms } from './item-wire';

/** The items that colleagues sell, newest first unless the filter says otherwise. */
export const secondHandGoods = endpoint({
  ...group,
  name: 'secondHandGoods',
  path: '/second-hand/v1/secondHandGoods',
  effect: 'read',
  changedByPayments: true,
  body: v.object({
    keyword: v.string(),
    category: v.exactOptional(category),
    sort: v.picklist(itemSorts),
    /** Prices from and up to and including these, each empty where there is no limit. */
    from: v.nullable(wireTenths),
    to: v.nullable(wireTenths),
    /** Only those of one seller; empty for all. */
    seller: v.string(),
    isFavourite: v.boolean(),
    ...pages,
  }),
  data: v.object({
    /** On all pages. */
    total: count,
    /** The seller's name, where only one seller's items were asked for. */
    sellerName: v.string(),
    items: listOf(v.object(card)),
  }),
});

/** An item with its seller's record; null where there is none with this id. Without an id, the newest one of another seller. */
export const secondHandItem = endpoint({
  ...group,
  name: 'secondHandGoods/detail',
  path: '/second-hand/v1/secondHandGoods/detail',
  effect: 'read',
  changedByPayments: true,
  body: v.object({ id: v.string() }),
  data: v.nullable(
    v.object({
      ...card,
      description: v.string(),
      category,
      terms,
      pictures: listOf(word),
      boughtFor: v.nullable(wireTenths),
      seller: v.object({
        usercode: word,
        name: word,
        department: v.string(),
        jobTail: v.string(),
        /** Still works here. */
        isHere: v.boolean(),
        sold: count,
        praised: count,
        /** Hours. */
        repliesIn: count,
      }),
      isOwn: v.boolean(),
      isFavourite: v.boolean(),
      isReported: v.boolean(),
      /** The person's order that holds or bought it; null where there is none. */
      order: v.nullable(v.object(sale)),
      points: pointsBalance,
    }),
  ),
});

/** What like items were sold for. */
export const likeItemsSold = endpoint({
  ...group,
  name: 'secondHandGoods/likeSold',
  path: '/second-hand/v1/secondHandGoods/likeSold',
  effect: 'read',
  body: v.object({ title: v.string(), category }),
  data: v.object({ prices: listOf(wireTenths) }),
});

/** Publishes an item, or changes the one with this id; a change keeps the pictures that are named as they were sent. */
export const saveItem = endpoint({
  ...group,
  name: 'secondHandGoods/save',
  path: '/second-hand/v1/secondHandGoods/save',
  effect: 'write',
  keepsKey: true,
  body: v.object({
    /** Empty for a new one. */
    id: v.string(),
    title: word,
    description: word,
    category,
    condition,
    price: wireTenths,
    boughtFor: v.nullable(wireTenths),
    place: word,
    terms,
    /** Photos, or addresses of pictures that the item has already. */
    pictures: v.pipe(v.array(word), v.minLength(1), v.maxLength(mostPhotos)),
  }),
  data: v.object({ id: word }),
});

/** Takes an own item off sale, or offers it again. */
export const shelveItem = endpoint({
  ...group,
  name: 'secondHandGoods/shelve',
  path: '/second-hand/v1/secondHandGoods/shelve',
  effect: 'write',
  body: v.object({ id: word, isOnSale: v.boolean() }),
  data: v.object({}),
});

export const favouriteItem = endpoint({
  ...group,
  name: 'secondHandGoods/favourite',
  path: '/second-hand/v1/secondHandGoods/favourite',
  effect: 'write',
  body: v.object({ id: word, isFavourite: v.boolean() }),
  data: v.object({}),
});

export const reportItem = endpoint({
  ...group,
  name: 'secondHandGoods/report',
  path: '/second-hand/v1/secondHandGoods/report',
  effect: 'write',
  body: v.object({
    id: word,
    reason: v.picklist(reportReasons),
    text: v.pipe(v.string(), v.maxLength(longestReport * 2)),
  }),
  data: v.object({}),
});

/** An item in a list. */
export type ItemCard = DataOf<typeof secondHandGoods>['items'][number];
/** An item on its own page. */
export type ItemDetail = NonNullable<DataOf<typeof secondHandItem>>;
