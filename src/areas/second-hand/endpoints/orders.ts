import * as v from 'valibot';
import { endpoint, type DataOf } from '@/api/endpoint';
import { listOf } from '@/api/list-of';
import { orderOwed, refundTerms, saleEvents } from '@/api/order-wire';
import { moment, wireTenths, word } from '@/api/wire';
import { card, count, group, pages, sale } from './item-wire';

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
            ...sale,
            owed: orderOwed,
            /** The other side. */
            partner: word,
            createdAt: moment,
            payBefore: moment,
            /** The seller gets the coins by then; null where nothing is paid or everything is done. */
            receivedBefore: v.nullable(moment),
            /** Null for its seller too. */
            refund: refundTerms,
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

/** An own item, or one that was bought. */
export type ItemRow = DataOf<typeof secondHandOrders>['rows'][number];
