import * as v from 'valibot';
import { paymentScenes } from '@/domain/payment/payment-need';
import { endpoint } from '../endpoint';
import { allowedCall, codeAnswer } from '../proof-wire';
import { coins, moment, wireMoney } from '../wire';

const scene = v.picklist(paymentScenes);
const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** What goes without the password, the limits of all payments, and whether there is a password. */
export const freeSelect = endpoint({
  name: 'free/select',
  gateway: 'wallet',
  service: 'pay',
  path: '/free-payment/v1/select',
  encrypted: false,
  effect: 'read',
  changedByPayments: true,
  body: v.object({}),
  data: v.object({
    free: v.object({
      enabled: v.boolean(),
      perPayment: coins,
      perDay: coins,
      usedToday: coins,
      paymentsToday: count,
      scenes: v.array(
        v.object({
          scene,
          free: v.boolean(),
          /** The agreement without which the scene stays off, where the person has not agreed to the version that holds. */
          agreementMissing: v.nullable(v.literal('redemption')),
          perPayment: coins,
          usedToday: coins,
        }),
      ),
    }),
    /** What may be chosen for one payment without the password. */
    choices: v.array(coins),
    limits: v.object({ perPayment: coins, perDay: coins, paidToday: coins }),
    range: v.object({ least: coins, most: v.object({ perPayment: coins, perDay: coins }) }),
    password: v.object({
      isSet: v.boolean(),
      /** Until when it is locked after too many wrong ones. */
      lockedUntil: v.nullable(moment),
    }),
  }),
});

/** Tries a code of `unified/sendCodes`; a right one allows the one call that has this idempotency key. */
export const freeVerify = endpoint({
  name: 'free/verify',
  gateway: 'wallet',
  service: 'pay',
  path: '/free-payment/v1/verify',
  encrypted: true,
  effect: 'write',
  body: v.object({ code: v.pipe(v.string(), v.regex(/^\d{6}$/)), allows: allowedCall }),
  data: codeAnswer,
});

/** Changes what goes without the password; what is absent stays. Raising needs the password or a code, lowering does not; a scene that misses its agreement cannot be switched on. */
export const freeSave = endpoint({
  name: 'free/save',
  gateway: 'wallet',
  service: 'pay',
  path: '/free-payment/v1/save',
  encrypted: true,
  effect: 'write',
  keepsKey: true,
  body: v.object({
    enabled: v.exactOptional(v.boolean()),
    perPayment: v.exactOptional(wireMoney),
    perDay: v.exactOptional(wireMoney),
    scene: v.exactOptional(v.object({ scene, free: v.boolean(), perPayment: wireMoney })),
  }),
  data: v.object({}),
});
