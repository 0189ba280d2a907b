import * as v from 'valibot';
import { longestRefundNote, refundReasons } from '@/domain/orders/refund';
import { endpoint, type DataOf } from '../endpoint';
import { listOf } from '../list-of';
import {
  count,
  orderDetail,
  orderLine,
  orderListBody,
  orderListData,
  pieces,
  refundLines,
} from '../order-wire';
import { moment, pointsBalance, wireTenths, word } from '../wire';

const worth = v.variant('kind', [
  v.object({ kind: v.literal('coins'), amount: wireTenths }),
  v.object({ kind: v.literal('rate'), rate: v.pipe(v.number(), v.gtValue(0), v.ltValue(1)) }),
]);

/** The person's coupons that the mall takes; whether one fits an order is a rule of the price. */
export const coupons = endpoint({
  name: 'coupons',
  gateway: 'mall',
  service: 'shop',
  path: '/order/v1/coupons',
  encrypted: false,
  effect: 'read',
  changedByPayments: true,
  body: v.object({}),
  data: v.object({
    coupons: listOf(v.object({ id: word, name: word, worth, least: wireTenths, expiresAt: moment })),
  }),
});

const wanted = v.pipe(v.array(v.object({ variant: word, count: pieces })), v.minLength(1));

/** What is about to be ordered, at today's prices and with today's stock; goods that are gone are left out. */
export const settlement = endpoint({
  name: 'settlement',
  gateway: 'mall',
  service: 'shop',
  path: '/order/v1/settlement',
  encrypted: false,
  effect: 'read',
  changedByPayments: true,
  body: v.object({ lines: wanted, activity: v.string() }),
  data: v.object({
    merchant: word,
    lines: listOf(v.object({ ...orderLine.entries, stock: count, limit: count, bought: count })),
    delivery: v.object({ fee: wireTenths, freeFrom: wireTenths, days: count }),
    services: listOf(word),
    points: pointsBalance,
  }),
});

/** Places an order, which holds goods and coupon until it is paid at the cashier or its time is over; the id is the cashier's too. */
export const orderPay = endpoint({
  name: 'orderPay',
  gateway: 'mall',
  service: 'shop',
  path: '/order/v1/orderPay',
  encrypted: false,
  effect: 'write',
  keepsKey: true,
  body: v.object({
    lines: wanted,
    /** Empty where no activity offers the goods. */
    activity: v.string(),
    /** Id of a saved address. */
    address: word,
    /** Empty where none is used. */
    coupon: v.string(),
    message: v.pipe(v.string(), v.maxLength(200)),
    /** What the order comes to by the prices that were shown; another price is refused. */
    money: wireTenths,
  }),
  data: v.object({ id: word }),
});

/** The person's orders of the mall, newest first; of one group, or all of them. */
export const activityOrderList = endpoint({
  name: 'activityOrderList',
  gateway: 'mall',
  service: 'shop',
  path: '/order/v1/activityOrderList',
  encrypted: false,
  effect: 'read',
  changedByPayments: true,
  body: orderListBody,
  data: orderListData,
});

/** An order of any kind with all that happened to it; null where the person has none with this id. Without an id, the newest of the mall. */
export const activityOrderDetail = endpoint({
  name: 'activityOrderDetail',
  gateway: 'mall',
  service: 'shop',
  path: '/order/v1/activityOrderDetail',
  encrypted: false,
  effect: 'read',
  changedByPayments: true,
  body: v.object({ id: v.string() }),
  data: v.nullable(orderDetail),
});

/** The buyer has the goods; those of a colleague are paid to the seller by it. */
export const confirmReceipt = endpoint({
  name: 'confirmReceipt',
  gateway: 'mall',
  service: 'shop',
  path: '/order/v1/confirmReceipt',
  encrypted: false,
  effect: 'write',
  keepsKey: true,
  body: v.object({ id: word }),
  data: v.object({}),
});

/** Asks for the payment of an order back: for all of it, or for single pieces. */
export const refunds = endpoint({
  name: 'refunds',
  gateway: 'mall',
  service: 'shop',
  path: '/order/v1/refunds',
  encrypted: true,
  effect: 'write',
  keepsKey: true,
  body: v.object({
    id: word,
    /** Empty for everything that is left. */
    lines: refundLines,
    reason: v.picklist(refundReasons),
    note: v.pipe(v.string(), v.maxLength(2 * longestRefundNote)),
  }),
  data: v.object({}),
});

/** An order in a list. */
export type OrderCard = DataOf<typeof activityOrderList>['orders'][number];
/** Goods of an order. */
export type OrderLine = OrderCard['lines'][number];
/** An order on its own page. */
export type OrderDetail = NonNullable<DataOf<typeof activityOrderDetail>>;
/** What its buyer may ask back of an order. */
export type RefundTerms = NonNullable<OrderDetail['refund']>;
/** A coupon of the mall. */
export type MallCoupon = DataOf<typeof coupons>['coupons'][number];
