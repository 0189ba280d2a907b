import * as v from 'valibot';
import { paymentMethods } from '@/domain/cashier/order-split';
import { orderKinds } from '@/domain/orders/order-kind';
import { orderStates } from '@/domain/orders/order-state';
import { endpoint } from '../endpoint';
import { listOf } from '../list-of';
import { answerBefore, orderCoupon, orderLine, refundTerms } from '../order-wire';
import { allowedCall, codeAnswer, codeSent } from '../proof-wire';
import { moment, pointsBalance, wireTenths, word } from '../wire';

const wholeNumber = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const method = v.picklist(paymentMethods);

/** A merchant asks for a payment; the answer's id names the order at the cashier. */
export const order = endpoint({
  name: 'order',
  gateway: 'cashier',
  service: 'pay',
  path: '/cashier/v1/order',
  encrypted: false,
  effect: 'write',
  keepsKey: true,
  body: v.object({
    merchant: word,
    goods: word,
    count: v.pipe(wholeNumber, v.minValue(1)),
    money: wireTenths,
    /** Where the payer goes afterwards; empty where the merchant has no page. */
    returnUrl: v.string(),
  }),
  data: v.object({ id: word }),
});

/** An order with its state; null if the person has none with this id. Without an id, the newest one. */
export const queryOrderInfo = endpoint({
  name: 'queryOrderInfo',
  gateway: 'cashier',
  service: 'pay',
  path: '/cashier/v1/queryOrderInfo',
  encrypted: false,
  effect: 'read',
  changedByPayments: true,
  body: v.object({ id: v.string() }),
  data: v.nullable(
    v.object({
      id: word,
      /** What it was made for. */
      kind: v.fallback(v.picklist(orderKinds), 'cashier'),
      /** What is bought: goods of a merchant, or coins for the own account. */
      product: v.picklist(['goods', 'coins'] as const),
      merchant: word,
      goods: word,
      count: v.pipe(wholeNumber, v.minValue(1)),
      /** What it is made of; empty where the gateway does not say. */
      lines: listOf(orderLine),
      money: wireTenths,
      coupon: orderCoupon,
      answerBefore,
      state: v.picklist(orderStates),
      createdAt: moment,
      /** Unpaid by then, it is closed. */
      payBefore: moment,
      returnUrl: v.string(),
      /** What the payer has to know before paying, in plain sentences. */
      notices: listOf(word),
      refund: refundTerms,
      /** The points that the person has; null where the order takes none. */
      points: v.nullable(pointsBalance),
      /** Points that it takes in place of coins; null where it takes none or the person has too few. */
      pointsOffer: v.nullable(v.object({ points: v.pipe(wholeNumber, v.minValue(1)), money: wireTenths })),
      /** Points that its payer gets once it is paid. */
      earns: wholeNumber,
      /** The payment that is under way or was made. */
      payment: v.nullable(
        v.object({
          way: method,
          coins: wireTenths,
          thirdParty: wireTenths,
          points: wholeNumber,
          pointsMoney: wireTenths,
          /** The family member whose coins pay; null where it is the person. */
          payer: v.nullable(word),
          /** What that member may still pay in this period; null where it is the person. */
          payerLeft: v.fallback(v.nullable(wireTenths), null),
          sentAt: moment,
          /** Who still has to confirm it; null once it is settled. */
          waitsFor: v.nullable(v.picklist(['third-party', 'merchant'] as const)),
          /** Where the third party takes its part; null where nothing is to be paid there any more. */
          thirdPartyUrl: v.nullable(word),
          settledAt: v.nullable(moment),
          /** The line of the payer's bill; null where the coins are not the person's, or none were paid. */
          billId: v.nullable(word),
        }),
      ),
      /** Why the last try to pay it failed; null where none did. */
      failed: v.nullable(v.object({ by: v.picklist(['third-party', 'merchant'] as const), at: moment })),
      closed: v.nullable(v.object({ by: v.picklist(['time', 'payer'] as const), at: moment })),
      refundedAt: v.nullable(moment),
    }),
  ),
});

/** Pays an order; its parts add up to the order's money. `paying` means that the third party or the merchant has to confirm it. */
export const payment = endpoint({
  name: 'payment',
  gateway: 'cashier',
  service: 'pay',
  path: '/cashier/v1/payment',
  encrypted: true,
  effect: 'money',
  body: v.object({
    id: word,
    way: method,
    /** The family agreement that pays; empty for every other way. */
    family: v.string(),
    coins: wireTenths,
    thirdParty: wireTenths,
    points: wholeNumber,
    pointsMoney: wireTenths,
  }),
  data: v.object({ id: word, state: v.picklist(['paying', 'paid'] as const) }),
});

/** Sends a code that confirms the payment of so many coins for this order and nothing else; its text names the order, the amount and the payee. */
export const cashierSmsCode = endpoint({
  name: 'cashierSmsCode',
  gateway: 'cashier',
  service: 'pay',
  path: '/cashier/v1/cashierSmsCode',
  encrypted: true,
  effect: 'write',
  body: v.object({ id: word, money: wireTenths }),
  data: codeSent,
});

/** Tries a code of `cashierSmsCode`; a right one allows the call that has this idempotency key to pay that order with that amount, once. */
export const checkCashierSmsCode = endpoint({
  name: 'checkCashierSmsCode',
  gateway: 'cashier',
  service: 'pay',
  path: '/cashier/v1/checkCashierSmsCode',
  encrypted: true,
  effect: 'write',
  body: v.object({ id: word, code: v.pipe(v.string(), v.regex(/^\d{6}$/)), allows: allowedCall }),
  data: codeAnswer,
});

/** The payer gives an unpaid order up; what a payment under way has reserved is given back. */
export const closeOrder = endpoint({
  name: 'closeOrder',
  gateway: 'cashier',
  service: 'pay',
  path: '/cashier/v1/closeOrder',
  encrypted: false,
  effect: 'write',
  keepsKey: true,
  body: v.object({ id: word }),
  data: v.object({}),
});

/** The payer asks for the payment of an order back. */
export const refundOrder = endpoint({
  name: 'refundOrder',
  gateway: 'cashier',
  service: 'pay',
  path: '/cashier/v1/refundOrder',
  encrypted: true,
  effect: 'write',
  keepsKey: true,
  body: v.object({ id: word }),
  data: v.object({}),
});
