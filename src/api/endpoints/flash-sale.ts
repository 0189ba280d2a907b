import * as v from 'valibot';
import { endpoint, type DataOf } from '../endpoint';
import { listOf } from '../list-of';
import { count, orderDetail, orderListBody, orderListData, pieces } from '../order-wire';
import { moment, wireTenths, word } from '../wire';

const line = v.fallback(v.string(), '');

/** Goods of one session; null where it does not offer them. */
export const secKillingDetail = endpoint({
  name: 'secKillingDetail',
  gateway: 'mall',
  service: 'shop',
  path: '/flash-sale/v1/secKillingDetail',
  encrypted: false,
  effect: 'read',
  changedByPayments: true,
  body: v.object({
    /** Empty for the first goods of the session. */
    goods: v.string(),
    /** Empty for the session that runs, or the next one. */
    session: v.string(),
  }),
  data: v.nullable(
    v.object({
      id: word,
      session: word,
      startsAt: moment,
      endsAt: moment,
      name: word,
      line,
      merchant: word,
      /** The one specification that is sold; empty where the goods come in one form only. */
      values: v.array(word),
      /** Addresses of pictures, the main one first. */
      pictures: listOf(word),
      price: wireTenths,
      usualPrice: v.fallback(v.nullable(wireTenths), null),
      stock: count,
      left: count,
      /** How many pieces one person may buy in the session, and how many this one has bought. */
      limit: count,
      bought: count,
      /** An order of these goods that the person has not paid yet; empty where there is none. */
      unpaid: line,
      /** The person is told before the session starts, or when sold goods are there again. */
      isReminded: v.fallback(v.boolean(), false),
      /** What the shop promises, in a few words each. */
      services: listOf(word),
      /** HTML from outside. */
      description: line,
    }),
  ),
});

const placed = v.object({
  state: v.literal('placed'),
  /** The order; the cashier knows it by the same id. */
  id: word,
});

/** Too many people buy at once: the order waits for its turn. */
const queueing = v.object({
  state: v.literal('queueing'),
  ticket: word,
  /** How many people come first. */
  ahead: count,
  /** Seconds after which to ask for it again. */
  askAfter: v.pipe(v.number(), v.minValue(0)),
});

const turn = v.variant('state', [placed, queueing]);

/** Orders goods of a running session, which are held until the order is paid or its five minutes are over. Under load the order is queued. */
export const secKillingOrder = endpoint({
  name: 'secKillingOrder',
  gateway: 'mall',
  service: 'shop',
  path: '/flash-sale/v1/secKillingOrder',
  encrypted: false,
  effect: 'write',
  keepsKey: true,
  body: v.object({
    session: word,
    goods: word,
    count: pieces,
    /** Id of a saved address. */
    address: word,
    /** What the order comes to by the price that was shown; another price is refused. */
    money: wireTenths,
  }),
  data: turn,
});

/** The state of a queued order: still queued, placed, or refused with the reason. */
export const secKillingQueue = endpoint({
  name: 'secKillingQueue',
  gateway: 'mall',
  service: 'shop',
  path: '/flash-sale/v1/secKillingQueue',
  encrypted: false,
  effect: 'read',
  body: v.object({ ticket: word }),
  data: turn,
});

/** Leaves the queue; an order whose turn came first is placed, and the answer has its id, which is empty otherwise. */
export const secKillingLeaveQueue = endpoint({
  name: 'secKillingLeaveQueue',
  gateway: 'mall',
  service: 'shop',
  path: '/flash-sale/v1/secKillingLeaveQueue',
  encrypted: false,
  effect: 'write',
  body: v.object({ ticket: word }),
  data: v.object({ id: v.string() }),
});

/** The person's orders of the flash sale, newest first; of one group, or all of them. */
export const secKillingOrderList = endpoint({
  name: 'secKillingOrderList',
  gateway: 'mall',
  service: 'shop',
  path: '/flash-sale/v1/secKillingOrderList',
  encrypted: false,
  effect: 'read',
  changedByPayments: true,
  body: orderListBody,
  data: orderListData,
});

/** An order of the flash sale; null where the person has none with this id. Without an id, the newest one. */
export const secKillingOrderDetail = endpoint({
  name: 'secKillingOrderDetail',
  gateway: 'mall',
  service: 'shop',
  path: '/flash-sale/v1/secKillingOrderDetail',
  encrypted: false,
  effect: 'read',
  changedByPayments: true,
  body: v.object({ id: v.string() }),
  data: v.nullable(orderDetail),
});

/** What came back or will come back of the payment of a flash-sale order; nothing where no refund was asked for. */
export const skDetailRefundList = endpoint({
  name: 'skDetailRefundList',
  gateway: 'life',
  service: 'shop',
  path: '/life/api/home-config/v1/skDetailRefundList',
  encrypted: false,
  effect: 'read',
  changedByPayments: true,
  body: v.object({ id: word }),
  data: v.object({
    refunds: listOf(
      v.object({
        id: word,
        coins: wireTenths,
        thirdParty: wireTenths,
        points: count,
        askedAt: moment,
        /** Null while it is under way. */
        returnedAt: v.nullable(moment),
      }),
    ),
  }),
});

/** Goods of a session on their own page. */
export type FlashDetail = NonNullable<DataOf<typeof secKillingDetail>>;
