import { afterEach, beforeEach, vi } from 'vitest';
import { GatewayError } from '@/api/errors';
import type { Failure } from '@/domain/failure';
import { tenths } from '@/domain/money';
import type { PaymentAttempt, PaymentIntent } from '@/domain/payment/payment-attempt';
import { resumePayment, sendPayment, type Outcome, type PaymentSteps } from '@/flows/payment/send-payment';
import { attemptOf, paymentPrepared, paymentSent, usePaymentAttempts } from '@/state/payment-attempt';

const payer = 'U1';

const intentOf = (key: string, usercode = payer): PaymentIntent => ({
  key,
  usercode,
  content: {},
  fingerprint: key,
  recipients: [],
  total: tenths(10),
});

/** The stored attempt of a holder. */
export const attempt = (usercode = payer): PaymentAttempt => {
  const found = attemptOf(usePaymentAttempts.getState(), usercode);
  if (found === null) throw new Error('nothing is stored');
  return found;
};

export const phase = () => attempt().phase;
const failed = (failure: Failure) => new GatewayError(failure, 'sample');
export const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1_000);

/** Each test of a file begins at the same moment; a payment that is still followed would hold the lock of the next test's. */
export function followToTheEnd(): void {
  beforeEach(() => {
    vi.useFakeTimers({ now: Date.parse('2026-11-21T01:41:00Z') });
  });
  afterEach(async () => {
    await vi.runAllTimersAsync();
    vi.useRealTimers();
    localStorage.clear();
  });
}

/** What a query answers: an outcome, a failure, or nothing at all. */
type Reply = Outcome | Failure | 'silence';

const isFailure = (reply: Reply): reply is Failure => typeof reply === 'object' && 'kind' in reply;

/**
 * A payment whose call is answered by the test, and whose queries are answered from a list that repeats its last entry; `asked` tells how
 * many seconds after its beginning each query came.
 */
export function payment(replies: readonly Reply[] = ['running'], retryStep = 500) {
  const startedAt = Date.now();
  const asked: number[] = [];
  const sentAts: number[] = [];
  const signals: AbortSignal[] = [];
  const phasesSent: string[] = [];
  const ends: string[] = [];
  let sending: AbortSignal | undefined;
  let answer: (id: string) => void = () => {};
  let fail: (failure: Failure) => void = () => {};
  const steps: PaymentSteps = {
    intent: intentOf('key 1'),
    send: (signal) => {
      sending = signal;
      phasesSent.push(phase());
      return new Promise((resolve, reject) => {
        answer = (id) => resolve({ id });
        fail = (failure) => reject(failed(failure));
      });
    },
    findOutcome: (sentAt, signal) => {
      asked.push((Date.now() - startedAt) / 1_000);
      sentAts.push(sentAt);
      signals.push(signal);
      const reply = replies[Math.min(asked.length, replies.length) - 1] ?? 'silence';
      if (reply === 'silence')
        return new Promise((_, reject) => {
          signal.addEventListener('abort', () => reject(failed({ kind: 'cancelled' })));
        });
      return isFailure(reply) ? Promise.reject(failed(reply)) : Promise.resolve(reply);
    },
    retryDelay: () => Promise.resolve(retryStep),
    onEnd: () => ends.push(phase()),
  };
  paymentPrepared(steps.intent);
  return {
    asked,
    sentAts,
    signals,
    phasesSent,
    ends,
    startedAt,
    isStopped: () => sending?.aborted,
    answer: (id: string) => answer(id),
    fail: (failure: Failure) => fail(failure),
    send: () => sendPayment(steps),
    resume: (sentAt: number) => {
      paymentSent(steps.intent.key, sentAt);
      return resumePayment(steps, sentAt);
    },
  };
}
