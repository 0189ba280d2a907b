import * as v from 'valibot';
import { codeRefusals, orderRefusals } from '@/domain/pay-by-code/payment-code';
import { endpoint } from '../endpoint';
import { accountType, moment, wireTenths, word } from '../wire';

/** `code` is the one that the till scanned. */
const order = v.object({ id: word, code: word, merchant: word, money: wireTenths });

/** A new code for a till. It pays once; the one before it expires a few seconds later, so asking twice does no harm. */
export const paymentCode = endpoint({
  name: 'paymentCode',
  gateway: 'wallet',
  service: 'pay',
  path: '/payment-code/v1/paymentCode',
  encrypted: true,
  effect: 'read',
  body: v.object({ accountType }),
  data: v.object({
    code: v.pipe(v.string(), v.regex(/^\d{12,24}$/)),
    issuedAt: moment,
    expiresAt: moment,
  }),
});

/** The state of a code, or of an older code of the same person that was scanned recently. */
export const queryPaymentCode = endpoint({
  name: 'queryPaymentCode',
  gateway: 'wallet',
  service: 'pay',
  path: '/payment-code/v1/queryPaymentCode',
  encrypted: true,
  effect: 'read',
  body: v.object({ code: word }),
  data: v.variant('state', [
    v.object({
      state: v.literal('waiting'),
      /** A till that was shown an old code of this person lately, and refused it. */
      turnedAway: v.nullable(v.object({ merchant: word, reason: v.picklist(codeRefusals), time: moment })),
    }),
    /** A newer code is shown by another page or phone of the person. */
    v.object({ state: v.literal('replaced') }),
    /** The till waits for the payer's password. */
    v.object({ state: v.literal('password'), order }),
    /** `id` names the line of the bill. */
    v.object({ state: v.literal('paid'), order, id: word, time: moment }),
    v.object({ state: v.literal('cancelled'), order }),
    v.object({ state: v.literal('refused'), order, reason: v.picklist(orderRefusals) }),
  ]),
});

/** Pays what a till asks for once the payer has proved who they are; `id` of the answer names the line of the bill. */
export const payPaymentCode = endpoint({
  name: 'payPaymentCode',
  gateway: 'wallet',
  service: 'pay',
  path: '/payment-code/v1/payPaymentCode',
  encrypted: true,
  effect: 'money',
  scene: 'code',
  body: v.object({ id: word, accountType, money: wireTenths }),
  data: v.object({ id: word, time: moment }),
});

/** Cancels the order that waits for the payer's password. */
export const cancelPaymentCode = endpoint({
  name: 'cancelPaymentCode',
  gateway: 'wallet',
  service: 'pay',
  path: '/payment-code/v1/cancelPaymentCode',
  encrypted: false,
  effect: 'write',
  body: v.object({ id: word }),
  data: v.object({}),
});

/** The person whose code was scanned; null if it belongs to none. A code may name its amount. */
export const queryMerchant = endpoint({
  name: 'queryMerchant',
  gateway: 'wallet',
  service: 'pay',
  path: '/scan-pay/v1/queryMerchant',
  encrypted: false,
  effect: 'read',
  body: v.object({ code: word }),
  data: v.nullable(v.object({ merchant: word, place: v.string(), money: v.nullable(wireTenths) })),
});

/** Pays a merchant whose code was scanned; `id` names the line of the bill. */
export const scanPay = endpoint({
  name: 'scanPay',
  gateway: 'wallet',
  service: 'pay',
  path: '/scan-pay/v1/scanPay',
  encrypted: true,
  effect: 'money',
  scene: 'code',
  body: v.object({ code: word, accountType, money: wireTenths }),
  data: v.object({ id: word, time: moment }),
});
