import * as v from 'valibot';
import type { Failure } from '@/domain/failure';
import { tenths } from '@/domain/money';
import type { PaymentAttempt, PaymentIntent } from '@/domain/payment/payment-attempt';
import { persisted } from './slice';

/**
 * At most one attempt of each kind for each person, shared by all tabs. The stored name, shape and phases stay the same from one release to the next: a
 * tab of an earlier release may be open beside this one, and both must see the same keys.
 */
export interface PaymentAttempts {
  settlements: readonly PaymentAttempt[];
}

const amount = v.pipe(v.number(), v.safeInteger(), v.transform(tenths));

/** Earlier releases stored one amount for all recipients. */
const formerIntent = v.looseObject({ each: v.number(), recipients: v.array(v.looseObject({})) });

function withAmounts(intent: unknown): unknown {
  const former = v.safeParse(formerIntent, intent);
  if (!former.success) return intent;
  const { each, recipients } = former.output;
  return { ...former.output, recipients: recipients.map((recipient) => ({ amount: each, ...recipient })) };
}

const storedIntent = v.object({
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
});

const stored = v.object({
  settlements: v.array(
    v.object({
      intent: v.pipe(v.unknown(), v.transform(withAmounts), storedIntent),
      phase: v.picklist(['ready', 'sending', 'working', 'asking', 'checking', 'done', 'refused', 'not-sent']),
      sentAt: v.nullable(v.number()),
      id: v.nullable(v.string()),
      // A stored failure is not shown again: after a reload the gateways are queried again.
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

/** Reads the storage itself, as the storage event of another tab's last change may still be on its way. */
export function storedAttempts(): PaymentAttempts {
  usePaymentAttempts.reread();
  return usePaymentAttempts.getState();
}

/** The attempt whose intent has this `usercode`, in any phase; null where there is none. */
export function attemptOf({ settlements }: PaymentAttempts, usercode: string): PaymentAttempt | null {
  return settlements.find(({ intent }) => intent.usercode === usercode) ?? null;
}

/** The confirm sheet opened for this intent; it replaces the person's former one of the same kind. */
export function paymentPrepared(intent: PaymentIntent): void {
  usePaymentAttempts.reread();
  usePaymentAttempts.setState(({ settlements }) => ({
    settlements: [
      ...settlements.filter((other) => other.intent.usercode !== intent.usercode),
      { intent, phase: 'ready', sentAt: null, id: null, failure: null },
    ],
  }));
}

/** The payment is about to be sent; this is stored before the request starts. */
export function paymentSent(key: string, sentAt: number): void {
  change(key, () => ({ phase: 'sending', sentAt, failure: null }));
}

/** There was no response within 15 s. */
export function paymentDelayed(key: string): void {
  change(key, ({ phase }) => (phase === 'sending' ? { phase: 'working' } : {}));
}

/** The call ended without an outcome, or takes so long that the key is queried beside it. */
export function paymentUnanswered(key: string, failure: Failure | null): void {
  change(key, ({ phase }) => (phase === 'checking' ? {} : { phase: 'asking', failure }));
}

/** The outcome is still unknown after 60 s: the records will show it. */
export function paymentTimedOut(key: string): void {
  change(key, () => ({ phase: 'checking' }));
}

/** The coins have moved; `id` is the record's. */
export function paymentDone(key: string, id: string): void {
  change(key, () => ({ phase: 'done', id, failure: null }));
}

/** The gateway refused it: no coins moved. */
export function paymentRefused(key: string, failure: Failure): void {
  change(key, () => ({ phase: 'refused', failure }));
}

/** The gateway does not know the key, or nothing could be sent at all. */
export function paymentNotSent(key: string, failure: Failure | null): void {
  change(key, () => ({ phase: 'not-sent', failure }));
}

/** The person has seen the outcome: the key is no longer needed. */
export function paymentCleared(key: string): void {
  usePaymentAttempts.reread();
  usePaymentAttempts.setState(({ settlements }) => ({
    settlements: settlements.filter(({ intent }) => intent.key !== key),
  }));
}

/** Changes the attempt with this key only, so that a call of an older intent never affects a newer one. */
function change(key: string, parts: (attempt: PaymentAttempt) => Partial<PaymentAttempt>): void {
  usePaymentAttempts.reread();
  usePaymentAttempts.setState(({ settlements }) => ({
    settlements: settlements.map((one) => (one.intent.key === key ? { ...one, ...parts(one) } : one)),
  }));
}
