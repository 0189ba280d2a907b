import * as v from 'valibot';
import { endpoint } from '../endpoint';
import { count } from '../order-wire';
import { exchangeDone, exchangeOrder, exchangeTerms } from '../points-wire';
import { codeAnswer, codeSent } from '../proof-wire';
import { moment } from '../wire';

const mobile = v.pipe(v.string(), v.regex(/^\d{11}$/));

/** The rate and the limits of the partner's points, and the person's account there; null while none is bound. */
export const changyoyoAccount = endpoint({
  name: 'changyoyoAccount',
  gateway: 'mall',
  service: 'points',
  path: '/changyoyo/v1/changyoyoAccount',
  encrypted: false,
  effect: 'read',
  changedByPayments: true,
  body: v.object({}),
  data: v.object({
    ...exchangeTerms,
    account: v.nullable(
      v.object({
        /** The last four digits of the phone that it was bound with. */
        tail: v.pipe(v.string(), v.regex(/^\d{4}$/)),
        since: moment,
        points: count,
      }),
    ),
  }),
});

/** Sends the code that binds. */
export const changyoyoSendCode = endpoint({
  name: 'changyoyoSendCode',
  gateway: 'mall',
  service: 'points',
  path: '/changyoyo/v1/changyoyoSendCode',
  encrypted: true,
  effect: 'write',
  body: v.object({ mobile }),
  data: codeSent,
});

/** Binds the partner's account of this phone, if the code is right. */
export const changyoyoBind = endpoint({
  name: 'changyoyoBind',
  gateway: 'mall',
  service: 'points',
  path: '/changyoyo/v1/changyoyoBind',
  encrypted: true,
  effect: 'write',
  body: v.object({ mobile, code: v.pipe(v.string(), v.regex(/^\d{6}$/)) }),
  data: codeAnswer,
});

/** Unbinds it; the points stay with the partner. */
export const changyoyoUnbind = endpoint({
  name: 'changyoyoUnbind',
  gateway: 'mall',
  service: 'points',
  path: '/changyoyo/v1/changyoyoUnbind',
  encrypted: false,
  effect: 'write',
  body: v.object({}),
  data: v.object({}),
});

/** Exchanges coins for points of the partner. */
export const changyoyoExchange = endpoint({
  name: 'changyoyoExchange',
  gateway: 'mall',
  service: 'points',
  path: '/changyoyo/v1/changyoyoExchange',
  encrypted: true,
  effect: 'money',
  scene: 'exchange',
  body: exchangeOrder,
  data: exchangeDone,
});
