import * as v from 'valibot';
import { endpoint, type DataOf } from '@/api/endpoint';
import { listOf } from '@/api/list-of';
import { count, orderSources, pieces } from '@/api/order-wire';
import { moment, wireTenths, word } from '@/api/wire';
import { orderStates } from '@/domain/orders/order-state';
import { operators } from '../rules/operators';

const mobile = v.pipe(v.string(), v.regex(/^1\d{10}$/));

const worth = v.variant('kind', [
  v.object({ kind: v.literal('coins'), amount: wireTenths }),
  v.object({ kind: v.literal('rate'), rate: v.pipe(v.number(), v.gtValue(0), v.ltValue(1)) }),
]);

/** What a phone can be topped up by; without a number, what most of them can. */
export const phoneTopUpOffers = endpoint({
  name: 'phoneTopUpOffers',
  gateway: 'mall',
  service: 'topup',
  path: '/phone-top-up/v1/phoneTopUpOffers',
  encrypted: false,
  effect: 'read',
  changedByPayments: true,
  body: v.object({ number: v.union([v.literal(''), mobile]) }),
  data: v.object({
    /** Whose number it is now, whatever its range says; null without a number. */
    phone: v.nullable(
      v.object({
        operator: v.picklist(operators),
        /** City of the number, and its owner's masked name; empty where the operator does not tell. */
        region: v.string(),
        owner: v.string(),
        /** Until when the operator takes no top-ups; null while it does. */
        closedUntil: v.nullable(moment),
      }),
    ),
    offers: listOf(v.object({ id: word, face: pieces, price: wireTenths, isSoldOut: v.boolean() })),
    /** The person's coupons for top-ups; whether one fits an amount is a rule of the price. */
    coupons: listOf(v.object({ id: word, name: word, worth, least: wireTenths, expiresAt: moment })),
    /** Minutes within which most top-ups arrive. */
    usualMinutes: pieces,
  }),
});

/** Orders a top-up, which is paid at the cashier; the id is the cashier's too. */
export const phoneTopUpOrder = endpoint({
  name: 'phoneTopUpOrder',
  gateway: 'mall',
  service: 'topup',
  path: '/phone-top-up/v1/phoneTopUpOrder',
  encrypted: false,
  effect: 'write',
  keepsKey: true,
  body: v.object({
    number: mobile,
    offer: word,
    /** Empty where none is used. */
    coupon: v.string(),
    /** What it comes to by the prices that were shown; another price is refused. */
    money: wireTenths,
  }),
  data: v.object({ id: word }),
});

const topUp = v.object({
  /** Of the order. */
  id: word,
  number: mobile,
  operator: v.picklist(operators),
  face: pieces,
  money: wireTenths,
  payment: orderSources,
  state: v.picklist(orderStates),
  createdAt: moment,
  /** Unpaid by then, it is closed. */
  payBefore: moment,
  paidAt: v.nullable(moment),
  /** When the operator credits it at the latest, as far as is known; null while it is not paid. */
  dueAt: v.nullable(moment),
  creditedAt: v.nullable(moment),
  /** Why the operator did not credit it, in its own words; empty where it did or still may. */
  failure: v.string(),
  refundedAt: v.nullable(moment),
  /** The line of the payer's bill; null while there is none. */
  billId: v.nullable(word),
});

/** One top-up of the person; null where there is none with this id. */
export const phoneTopUpDetail = endpoint({
  name: 'phoneTopUpDetail',
  gateway: 'mall',
  service: 'topup',
  path: '/phone-top-up/v1/phoneTopUpDetail',
  encrypted: false,
  effect: 'read',
  changedByPayments: true,
  body: v.object({ id: word }),
  data: v.nullable(topUp),
});

/** The person's top-ups of phones, newest first. */
export const phoneTopUpList = endpoint({
  name: 'phoneTopUpList',
  gateway: 'mall',
  service: 'topup',
  path: '/phone-top-up/v1/phoneTopUpList',
  encrypted: false,
  effect: 'read',
  changedByPayments: true,
  body: v.object({ page: pieces, size: v.pipe(pieces, v.maxValue(50)) }),
  data: v.object({ total: count, records: listOf(topUp) }),
});

/** What can be ordered for a number. */
export type TopUpOffers = DataOf<typeof phoneTopUpOffers>;
/** A top-up that was ordered. */
export type PhoneTopUp = DataOf<typeof phoneTopUpList>['records'][number];
