import * as v from 'valibot';
import { endpoint, type DataOf } from '@/api/endpoint';
import { listOf } from '@/api/list-of';
import { refundTerms, saleEvents } from '@/api/order-wire';
import { moment, pointsBalance, wireTenths, word } from '@/api/wire';
import { orderStates } from '@/domain/orders/order-state';
import {
  itemCategories,
  itemConditions,
  itemSorts,
  itemStates,
  itemTerms,
  longestReport,
  reportReasons,
} from './rules/item';
import { mostPhotos } from './rules/photo';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const pages = {
  page: v.pipe(v.number(), v.integer(), v.minValue(1)),
  size: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(50)),
};
const category = v.picklist(itemCategories);
const condition = v.picklist(itemConditions);
const terms = v.array(v.picklist(itemTerms));

const group = { gateway: 'mall', service: 'shop', encrypted: false } as const;

const card = {
  id: word,
  title: word,
  picture: v.fallback(v.string(), ''),
  price: wireTenths,
  condition,
  state: v.picklist(itemStates),
  /** Where it is handed over. */
  place: v.string(),
  publishedAt: moment,
  seller: v.object({ usercode: word, name: word }),
};

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
      order: v.nullable(v.object({ id: word, state: v.picklist(orderStates) })),
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

/** The person's own items, and the orders of those that were sold or bought, newest first; an item that came back and was sold again has two. */
export const secondHandOrders = endpoint({
  ...group,
  name: 'secondHandOrders',
  path: '/second-hand/v1/secondHandOrders',
  effect: 'read',
  changedByPayments: true,
  body: v.object({ group: v.picklist(['onSale', 'sold', 'withdrawn', 'bought'] as const), ...pages }),
  data: v.object({
    total: count,
    rows: listOf(
      v.object({
        item: v.object(card),
        order: v.nullable(
          v.object({
            id: word,
            state: v.picklist(orderStates),
            money: wireTenths,
            /** The other side. */
            partner: word,
            createdAt: moment,
            payBefore: moment,
            /** The seller gets the coins by then; null where nothing is paid or everything is done. */
            receivedBefore: v.nullable(moment),
            isReserved: v.boolean(),
            /** Null for its seller too. */
            refund: refundTerms,
            /** A refund that waits for its seller is on its way then; null where none waits. */
            answerBefore: v.nullable(moment),
            isRated: v.boolean(),
            events: saleEvents,
          }),
        ),
      }),
    ),
  }),
});

/** Places an order, which holds the item until it is paid at the cashier or its time is over; the id is the cashier's too. */
export const placeItemOrder = endpoint({
  ...group,
  name: 'secondHandOrders/place',
  path: '/second-hand/v1/secondHandOrders/place',
  effect: 'write',
  keepsKey: true,
  body: v.object({
    item: word,
    /** The price that was shown; another one is refused. */
    money: wireTenths,
  }),
  data: v.object({ id: word }),
});

/** The seller says that the buyer has got the item. */
export const handOverItem = endpoint({
  ...group,
  name: 'secondHandOrders/handOver',
  path: '/second-hand/v1/secondHandOrders/handOver',
  effect: 'write',
  keepsKey: true,
  body: v.object({ id: word }),
  data: v.object({}),
});

/** The seller agrees to a refund after the hand-over, or does not; without an answer it is made after two days. */
export const answerRefund = endpoint({
  ...group,
  name: 'secondHandOrders/answerRefund',
  path: '/second-hand/v1/secondHandOrders/answerRefund',
  effect: 'write',
  keepsKey: true,
  body: v.object({ id: word, isAgreed: v.boolean() }),
  data: v.object({}),
});

/** The buyer says whether the item was as described; it counts in the seller's record. */
export const rateItem = endpoint({
  ...group,
  name: 'secondHandOrders/rate',
  path: '/second-hand/v1/secondHandOrders/rate',
  effect: 'write',
  body: v.object({ id: word, isGood: v.boolean() }),
  data: v.object({}),
});

/** An item in a list. */
export type ItemCard = DataOf<typeof secondHandGoods>['items'][number];
/** An item on its own page. */
export type ItemDetail = NonNullable<DataOf<typeof secondHandItem>>;
/** An own item, or one that was bought. */
export type ItemRow = DataOf<typeof secondHandOrders>['rows'][number];
