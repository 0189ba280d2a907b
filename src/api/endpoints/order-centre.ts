import * as v from 'valibot';
import { orderKinds } from '@/domain/orders/order-kind';
import { orderGroups, orderStates } from '@/domain/orders/order-state';
import { endpoint, type DataOf } from '../endpoint';
import { listOf } from '../list-of';
import { count, orderCard, orderPage } from '../order-wire';
import { moment, wireTenths, word } from '../wire';

/** All orders of the person, newest first, narrowed by group, kind and keyword. */
export const orderList = endpoint({
  name: 'orderList',
  gateway: 'life',
  service: 'shop',
  path: '/life/api/home-config/v1/orderList',
  encrypted: false,
  effect: 'read',
  changedByPayments: true,
  body: v.object({
    group: v.exactOptional(v.picklist(orderGroups)),
    kind: v.exactOptional(v.picklist(orderKinds)),
    /** Part of a merchant, of a name of goods or of the number; empty for all. */
    keyword: v.string(),
    ...orderPage,
  }),
  data: v.object({
    /** On all pages. */
    total: count,
    orders: listOf(
      v.object({
        ...orderCard,
        /** The newest news of the parcel; null where none is on its way. */
        news: v.nullable(v.object({ at: moment, text: word })),
      }),
    ),
  }),
});

/** Takes an order off the list for good. */
export const orderDelete = endpoint({
  name: 'orderDelete',
  gateway: 'life',
  service: 'shop',
  path: '/life/api/home-config/v1/orderDelete',
  encrypted: false,
  effect: 'write',
  body: v.object({ id: word }),
  data: v.object({}),
});

/** Where the parcel of an order is; null where nothing was sent. */
export const selectOrderLogistics = endpoint({
  name: 'selectOrderLogistics',
  gateway: 'life',
  service: 'shop',
  path: '/life/api/home-config/v1/selectOrderLogistics',
  encrypted: false,
  effect: 'read',
  changedByPayments: true,
  body: v.object({ id: word }),
  data: v.nullable(
    v.object({
      carrier: word,
      number: word,
      /** When it is expected. */
      arrives: moment,
      /** Newest first. */
      events: listOf(v.object({ at: moment, text: word, note: v.string() })),
    }),
  ),
});

const thirdOrder = {
  id: word,
  platform: word,
  name: word,
  state: v.picklist(orderStates),
  money: wireTenths,
  createdAt: moment,
};

/** The orders that the person made with partners, newest first. */
export const thirdGetOrders = endpoint({
  name: 'third/getOrders',
  gateway: 'life',
  service: 'shop',
  path: '/life/api/home-config/v1/third/getOrders',
  encrypted: false,
  effect: 'read',
  body: v.object({ keyword: v.string(), ...orderPage }),
  data: v.object({ total: count, orders: listOf(v.object(thirdOrder)) }),
});

/** An order with a partner; null where the person has none with this id. */
export const thirdOrderDetail = endpoint({
  name: 'third/orderDetail',
  gateway: 'life',
  service: 'shop',
  path: '/life/api/home-config/v1/third/orderDetail',
  encrypted: false,
  effect: 'read',
  body: v.object({ id: word }),
  data: v.nullable(
    v.object({
      ...thirdOrder,
      /** What the partner tells of it, in its own words. */
      facts: listOf(v.object({ name: word, value: word })),
      /** Of the partner's own customer service. */
      phone: word,
    }),
  ),
});

/** An order in the order centre. */
export type CentreOrder = DataOf<typeof orderList>['orders'][number];
/** An order with a partner, in a list. */
export type ThirdOrder = DataOf<typeof thirdGetOrders>['orders'][number];
/** The way of a parcel. */
export type Logistics = NonNullable<DataOf<typeof selectOrderLogistics>>;
