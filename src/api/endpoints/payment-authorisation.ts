import * as v from 'valibot';
import { durations, sharable } from '@/domain/agreements/authorisation';
import { endpoint } from '../endpoint';
import { codeAnswer, codeSent } from '../proof-wire';
import { coins, departed, moment, word } from '../wire';

/** The authorisations that a person has given. */
const authorisation = v.object({
  id: word,
  appId: word,
  /** Who may. */
  partner: word,
  host: word,
  /** Knows who the person is, or may also take coins. */
  kind: v.picklist(['profile', 'payment'] as const),
  shared: v.array(v.picklist(sharable)),
  /** What for, in the partner's words. */
  use: word,
  since: moment,
  until: moment,
  /** Of a payment authorisation: the last four digits of the phone that it was bound with, and what may be taken without password. */
  payment: v.nullable(v.object({ tail: word, freePay: v.boolean(), freeLimit: coins })),
});

/** What may still be bound. */
const offer = v.object({
  appId: word,
  partner: word,
  host: word,
  use: word,
  days: v.pipe(v.number(), v.safeInteger()),
  freeLimit: coins,
});

export type Authorisation = v.InferOutput<typeof authorisation>;
export type AuthorisationOffer = v.InferOutput<typeof offer>;

const mobile = v.pipe(v.string(), v.regex(/^\d{11}$/));

/** All that the person has authorised, the newest first, with what is over; and the partners that a payment authorisation can be bound for. */
export const queryPaymentList = endpoint({
  name: 'queryPaymentList',
  gateway: 'wallet',
  service: 'pay',
  path: '/payment-auth/v1/queryPaymentList',
  encrypted: false,
  effect: 'read',
  body: v.object({}),
  data: v.object({ list: v.array(authorisation), offers: v.array(offer) }),
  codes: departed,
});

/** One of them; null where there is none. */
export const queryPayment = endpoint({
  name: 'queryPayment',
  gateway: 'wallet',
  service: 'pay',
  path: '/payment-auth/v1/queryPayment',
  encrypted: false,
  effect: 'read',
  body: v.object({ id: word }),
  data: v.object({ authorisation: v.nullable(authorisation) }),
  codes: departed,
});

/** Takes one back; the name is the gateway's own. */
export const cannelPayment = endpoint({
  name: 'cannelPayment',
  gateway: 'wallet',
  service: 'pay',
  path: '/payment-auth/v1/cannelPayment',
  encrypted: false,
  effect: 'write',
  body: v.object({ id: word }),
  data: v.object({}),
  codes: departed,
});

/** Lets coins be taken with or without password, or has an authorisation last so many days from now on. */
export const modifyPaymentAuth = endpoint({
  name: 'modifyPaymentAuth',
  gateway: 'wallet',
  service: 'pay',
  path: '/payment-auth/v1/modifyPaymentAuth',
  encrypted: false,
  effect: 'write',
  keepsKey: true,
  body: v.union([
    v.strictObject({ id: word, freePay: v.boolean() }),
    v.strictObject({ id: word, days: v.picklist(durations) }),
  ]),
  data: v.object({ authorisation }),
  codes: departed,
});

/** Whether a number is the one that the person is known by. */
export const checkMobile = endpoint({
  name: 'checkMobile',
  gateway: 'wallet',
  service: 'pay',
  path: '/payment-auth/v1/checkMobile',
  encrypted: true,
  effect: 'read',
  body: v.object({ mobile }),
  data: v.object({ own: v.boolean() }),
  codes: departed,
});

/** Sends the code that binds. */
export const sendMsg = endpoint({
  name: 'sendMsg',
  gateway: 'wallet',
  service: 'pay',
  path: '/payment-auth/v1/sendMsg',
  encrypted: true,
  effect: 'write',
  body: v.object({ mobile }),
  data: codeSent,
  codes: departed,
});

/** Binds a partner's payment authorisation, if the code is right. */
export const paymentBinding = endpoint({
  name: 'paymentBinding',
  gateway: 'wallet',
  service: 'pay',
  path: '/payment-auth/v1/paymentBinding',
  encrypted: true,
  effect: 'write',
  body: v.object({ appId: word, mobile, code: v.pipe(v.string(), v.regex(/^\d{6}$/)) }),
  data: codeAnswer,
  codes: departed,
});
