import * as v from 'valibot';
import { orderKinds } from '@/domain/orders/order-kind';
import { orderGroups, orderStates } from '@/domain/orders/order-state';
import { refundReasons } from '@/domain/orders/refund';
import { itemEventNames } from '@/domain/second-hand/item-event';
import { listOf } from './list-of';
import { moment, wireTenths, word } from './wire';

export const count = v.pipe(v.number(), v.integer(), v.minValue(0));
export const pieces = v.pipe(v.number(), v.integer(), v.minValue(1));

/** One line of an order; `goods` is empty where the mall does not sell it. */
export const orderLine = v.object({
  goods: v.string(),
  variant: word,
  name: word,
  values: v.array(word),
  picture: v.fallback(v.string(), ''),
  price: wireTenths,
  count: pieces,
});

/** What each source pays of an order; the points stand for money that the others do not pay. */
const sources = {
  coins: wireTenths,
  thirdParty: wireTenths,
  points: count,
  /** The family member whose coins pay; null where it is the buyer. */
  payer: v.fallback(v.nullable(word), null),
};

/** The payment of an order that is under way or was made; null while there is none. */
export const orderSources = v.fallback(v.nullable(v.object(sources)), null);

/** What the third party still has to be paid, and where; null where nothing waits for it. */
export const orderOwed = v.fallback(v.nullable(v.object({ money: wireTenths, url: word })), null);

/** What lists and pages show of every order. */
export const orderCard = {
  id: word,
  kind: v.picklist(orderKinds),
  merchant: word,
  state: v.picklist(orderStates),
  lines: listOf(orderLine),
  money: wireTenths,
  payment: orderSources,
  createdAt: moment,
  /** Unpaid by then, it is closed. */
  payBefore: moment,
  /** The trip that it pays; null for every other order. */
  trip: v.fallback(v.nullable(word), null),
  owed: orderOwed,
};

/** Which page of a list of orders is asked for. */
export const orderPage = { page: pieces, size: v.pipe(pieces, v.maxValue(50)) };

/** A list of orders that is asked for group by group, or for all of them. */
export const orderListBody = v.object({ group: v.exactOptional(v.picklist(orderGroups)), ...orderPage });
export const orderListData = v.object({
  /** On all pages. */
  total: count,
  orders: listOf(v.object(orderCard)),
});

/** Pieces of a line that come back. */
export const refundLines = v.array(v.object({ variant: word, count: pieces }));

const parts = v.object({
  coins: wireTenths,
  thirdParty: wireTenths,
  points: count,
  pointsMoney: wireTenths,
  /** Whether the coupon comes back. */
  coupon: v.boolean(),
});

/** What the buyer may ask back of an order that was paid; null where nothing of it, or not any more. */
export const refundTerms = v.fallback(
  v.nullable(
    v.object({
      /** From then on it is refused; null while nothing sets a day. */
      until: v.nullable(moment),
      /** What comes back for all that is left. */
      returns: parts,
      /** Coins of the refund that have expired meanwhile and are lost. */
      lapsed: wireTenths,
      /** Points earned with it, which are taken back. */
      pointsTaken: count,
      /** Pieces that may come back singly; empty where all comes back at once. */
      pieces: refundLines,
      /** It waits for the consent of the colleague who sold it. */
      needsSeller: v.boolean(),
    }),
  ),
  null,
);

/** A refund that was asked for, with what it is to bring and what it brought. */
const orderRefund = v.object({
  id: word,
  lines: refundLines,
  reason: v.picklist(refundReasons),
  note: v.string(),
  askedAt: moment,
  due: parts,
  back: v.nullable(parts),
  backAt: v.nullable(moment),
});

/** The history of a second-hand sale, oldest event first. */
export const saleEvents = listOf(v.object({ what: v.picklist(itemEventNames), at: moment }));

/** The coupon that an order took; null where it took none. */
export const orderCoupon = v.fallback(v.nullable(v.object({ name: word, off: wireTenths })), null);

/** A refund that waits for its seller is on its way then; null where none waits. */
export const answerBefore = v.fallback(v.nullable(moment), null);

/** What the page of an order shows. */
export const orderDetail = v.object({
  ...orderCard,
  /** As it was when the order was placed; null where nothing is delivered. */
  address: v.nullable(v.object({ name: word, phone: word, area: word, detail: word })),
  goodsMoney: wireTenths,
  deliveryFee: wireTenths,
  coupon: orderCoupon,
  /** What JD beans took off the price of a card; null for every other order. */
  beans: v.fallback(v.nullable(v.object({ count, off: wireTenths })), null),
  message: v.string(),
  activity: v.string(),
  /** What paid it; null while nothing did. */
  payment: v.nullable(
    v.object({
      ...sources,
      pointsMoney: wireTenths,
      billId: v.nullable(word),
      paidAt: v.nullable(moment),
    }),
  ),
  shippedAt: v.nullable(moment),
  /** Goods on their way count as received by then. */
  receivedBefore: v.nullable(moment),
  receivedAt: v.nullable(moment),
  closed: v.nullable(v.object({ by: v.picklist(['time', 'payer'] as const), at: moment })),
  refundAskedAt: v.nullable(moment),
  refundedAt: v.nullable(moment),
  /** In the order of asking. */
  refunds: listOf(orderRefund),
  refund: refundTerms,
  answerBefore,
  /** Empty where no colleague sells it. */
  saleEvents: v.fallback(saleEvents, []),
  /** The session of the flash sale; null for every other order. */
  session: v.fallback(v.nullable(v.object({ startsAt: moment })), null),
});
