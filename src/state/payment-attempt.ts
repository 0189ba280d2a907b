import * as v from 'valibot';
import type { Failure } from '@/domain/failure';
import { tenths } from '@/domain/money';
import type { PaymentAttempt, PaymentIntent } from '@/domain/payment/payment-attempt';
import { persisted } from './slice';

/**
 * At most one attempt of each kind and person that used the wallet here, shared by all tabs. Name and shape of what is stored never change: a tab
 * of an earlier release may be open beside this one, and both must see the same keys.
 */
export interface PaymentAttempts {
  settlements: readonly PaymentAttempt[];
}

const amount = v.pipe(v.number(), v.safeInteger(), v.transform(tenths));

const stored = v.object({
  settlements: v.array(
    v.object({
      intent: v.object({
        key: v.pipe(v.string(), v.minLength(1)),
        usercode: v.pipe(v.string(), v.minLength(1)),
        content: v.unknown(),
        fingerprint: v.string(),
        recipients: v.array(
          v.object({
            usercode: v.string(),
            name: v.string(),
            amount,
            department: v.exactOptional(v.string()),
            jobNumber: v.exactOptional(v.string()),
          }),
        ),
        total: amount,
      }),
      phase: v.picklist(['ready', 'sending', 'working', 'asking', 'checking', 'done', 'refused', 'not-sent']),
      sentAt: v.nullable(v.number()),
      id: v.nullable(v.string()),
      // A stored reason is not shown again: after a reload the gateways are asked anew.
      failure: v.pipe(
        v.unknown(),
        v.transform((): Failure | null => null),
      ),
    }),
  ),
});

export const usePaymentAttempts = persisted<PaymentAttempts>(
  'device',
  'settlements',
  (value) => {
    const read = v.safeParse(stored, value);
    return read.success ? read.output : { settlements: [] };
  },
  ({ settlements }) => settlements.length > 0,
);

/** As it is stored this moment: the storage event of another tab's last change may still be under way, and money must not wait for it. */
export function storedAttempts(): PaymentAttempts {
  usePaymentAttempts.reread();
  return usePaymentAttempts.getState();
}

/** The attempt whose intent has this `usercode`, in any phase; null where there is none. */
export function attemptOf({ settlements }: PaymentAttempts, usercode: string): PaymentAttempt | null {
  return settlements.find(({ intent }) => intent.usercode === usercode) ?? null;
}

/** The confirm sheet opened for this intent; it takes the place of the person's former one of the same kind. */
export function paymentPrepared(intent: PaymentIntent): void {
  usePaymentAttempts.reread();
  usePaymentAttempts.setState(({ settlements }) => ({
    settlements: [
      ...settlements.filter((other) => other.intent.usercode !== intent.usercode),
      { intent, phase: 'ready', sentAt: null, id: null, failure: null },
    ],
  }));
}

/** It is about to be sent; stored before the first byte leaves. */
export function paymentSent(key: string, sentAt: number): void {
  change(key, () => ({ phase: 'sending', sentAt, failure: null }));
}

/** 15 s are over and the answer is not there. */
export function paymentDelayed(key: string): void {
  change(key, ({ phase }) => (phase === 'sending' ? { phase: 'working' } : {}));
}

/** The call ended without telling the outcome, or takes so long that the key is queried beside it. */
export function paymentUnanswered(key: string, failure: Failure | null): void {
  change(key, ({ phase }) => (phase === 'checking' ? {} : { phase: 'asking', failure }));
}

/** 60 s are over: the records will tell. */
export function paymentTimedOut(key: string): void {
  change(key, () => ({ phase: 'checking' }));
}

/** The coins have moved; `id` is the record's. */
export function paymentDone(key: string, id: string): void {
  change(key, () => ({ phase: 'done', id, failure: null }));
}

/** The gateway said no: nothing moved. */
export function paymentRefused(key: string, failure: Failure): void {
  change(key, () => ({ phase: 'refused', failure }));
}

/** The gateway does not know the key, or nothing could be sent at all. */
export function paymentNotSent(key: string, failure: Failure | null): void {
  change(key, () => ({ phase: 'not-sent', failure }));
}

/** Its end was seen: the key is no longer needed. */
export function paymentCleared(key: string): void {
  usePaymentAttempts.reread();
  usePaymentAttempts.setState(({ settlements }) => ({
    settlements: settlements.filter(({ intent }) => intent.key !== key),
  }));
}

/** Transitions name their key, so that what was under way for an older intent never touches a newer one. */
function change(key: string, parts: (attempt: PaymentAttempt) => Partial<PaymentAttempt>): void {
  usePaymentAttempts.reread();
  usePaymentAttempts.setState(({ settlements }) => ({
    settlements: settlements.map((one) => (one.intent.key === key ? { ...one, ...parts(one) } : one)),
  }));
}
