import * as v from 'valibot';
import { paymentKinds } from '@/domain/payment/payment-need';
import { codePurposes } from '@/domain/payment/payment-proof';
import { endpoint } from '../endpoint';
import { listOf } from '../list-of';
import { allowedCall, allowedCalls, codeAnswer, codeSent, passwordAnswer } from '../proof-wire';
import { accountType, coins, wireMoney, word } from '../wire';

const secret = v.pipe(v.string(), v.regex(/^\d{6}$/));
const purpose = v.picklist(codePurposes);

/** What a code for payments confirms: calls by their idempotency keys, each with its amount; its text names the sum and the payee. */
const confirmedPayment = v.object({
  payee: word,
  calls: v.pipe(v.array(v.object({ key: allowedCall, money: wireMoney })), v.minLength(1), v.maxLength(100)),
});

const payWay = v.variant('way', [
  v.object({ way: v.literal('coins'), available: coins }),
  /** An agreement by which a family member pays; `available` is what it has left in its period. */
  v.object({
    way: v.literal('family'),
    id: word,
    payer: word,
    available: coins,
    paused: v.boolean(),
  }),
  /** Coins as far as they reach, a third party for the rest. */
  v.object({ way: v.literal('coins-and-card'), name: word, available: coins }),
  /** A third party alone. */
  v.object({ way: v.literal('card'), name: word }),
  /** Coins of a team, which pay for nothing. */
  v.object({ way: v.literal('team') }),
]);

/** What a payment needs, and which accounts may pay for it. */
export const queryPayType = endpoint({
  name: 'queryPayType',
  gateway: 'wallet',
  service: 'pay',
  path: '/wallet-user/v1/queryPayType',
  encrypted: false,
  effect: 'read',
  body: v.object({
    kind: v.picklist(paymentKinds),
    accountType,
    money: wireMoney,
    /** What several bookings that are confirmed together come to, each with its largest run; `money` is the largest of them. */
    together: v.optional(wireMoney),
    /** The order at the cashier that is to be paid; the answer then lists the ways to pay it. */
    order: v.optional(word),
  }),
  data: v.object({
    /** Without those of an unknown type. */
    accounts: listOf(accountType),
    reason: v.picklist([
      'within-free',
      'free-off',
      'scene-off',
      'over-scene',
      'over-payment',
      'day-used-up',
    ] as const),
    /** Ways to prove oneself, the better one first; empty where nothing is asked. */
    ways: v.array(v.picklist(['password', 'code'] as const)),
    /** The limit that keeps this payment from being made at all. */
    broken: v.nullable(v.picklist(['per-payment', 'per-day'] as const)),
    /** For a payment of this kind. */
    free: v.object({ perPayment: coins, perDay: coins, leftToday: coins }),
    limits: v.object({ perPayment: coins, perDay: coins, leftToday: coins }),
    /** The ways to pay the order that was asked about, the usual one first; without those of an unknown kind. */
    payWays: v.optional(listOf(payWay)),
  }),
});

/** Tries the payment password; a right one allows each call that has one of these idempotency keys, once. */
export const checkPassword = endpoint({
  name: 'checkPassword',
  gateway: 'wallet',
  service: 'pay',
  path: '/wallet-user/v1/checkPassword',
  encrypted: true,
  effect: 'write',
  body: v.object({ password: secret, allows: allowedCalls }),
  data: passwordAnswer,
});

/** Sends a code; one for a forgotten password needs the ticket of the captcha service, one for payments says what they are. */
export const sendCaptcha = endpoint({
  name: 'sendCaptcha',
  gateway: 'wallet',
  service: 'pay',
  path: '/wallet-user/v1/sendCaptcha',
  encrypted: true,
  effect: 'write',
  body: v.object({
    purpose,
    deviceId: word,
    ticket: v.string(),
    /** Null for every purpose but payments. */
    payment: v.nullable(confirmedPayment),
  }),
  data: codeSent,
});

/** Tries a code of `sendCaptcha`; a right one allows each call that has one of these idempotency keys, once. */
export const checkCaptcha = endpoint({
  name: 'checkCaptcha',
  gateway: 'wallet',
  service: 'pay',
  path: '/wallet-user/v1/checkCaptcha',
  encrypted: true,
  effect: 'write',
  body: v.object({ purpose, code: secret, allows: allowedCalls }),
  data: codeAnswer,
});

/** Sets the payment password; the old one or a code has allowed this call, unless there was none before. */
export const updatePassword = endpoint({
  name: 'updatePassword',
  gateway: 'wallet',
  service: 'pay',
  path: '/wallet-user/v1/updatePassword',
  encrypted: true,
  effect: 'write',
  body: v.object({ password: secret }),
  data: v.object({}),
});

/** Changes what may be paid at all; raising it needs the password or a code, lowering it does not. */
export const updatePaymentLimit = endpoint({
  name: 'updatePaymentLimit',
  gateway: 'wallet',
  service: 'pay',
  path: '/wallet-user/v1/updatePaymentLimit',
  encrypted: true,
  effect: 'write',
  keepsKey: true,
  body: v.object({ perPayment: wireMoney, perDay: wireMoney }),
  data: v.object({}),
});
