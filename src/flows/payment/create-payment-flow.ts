import { useEffect } from 'react';
import * as v from 'valibot';
import { call } from '@/api/call';
import { knowsKeys } from '@/api/connection';
import { queryByIdempotencyKey } from '@/api/endpoints/transfer';
import { gateways, type GatewayName } from '@/api/gateways';
import { newIdempotencyKey } from '@/api/idempotency-key';
import { isOpen, isUnsent, type PaymentAttempt, type PaymentIntent } from '@/domain/payment/payment-attempt';
import {
  attemptOf,
  paymentCleared,
  paymentPrepared,
  storedAttempts,
  usePaymentAttempts,
  type PaymentAttempts,
} from '@/state/payment-attempt';
import { useUser } from '@/state/user';
import { resumePayment, sendPayment, type Outcome, type PaymentSteps } from './send-payment';

/** One kind of payment: how it is sent and found again. All else is `createPaymentFlow`'s. */
export interface PaymentOperation<Request> {
  /** Tells its attempts in the storage from the person's others; empty for transfers. */
  name: string;
  /** What is stored and sent; what is stored but does not read as such a request is never sent. */
  request: v.GenericSchema<Request, unknown>;
  gateway: GatewayName;
  /** Sends under the idempotency key and gives the record's id; throws `GatewayError`. */
  send: (
    request: Request,
    options: { signal: AbortSignal; idempotencyKey: string },
  ) => Promise<{ id: string }>;
  /**
   * Where the gateway knows no keys: the id in the records of what was sent at `sentAt` (phone's clock, ms), null where they show none; throws
   * `GatewayError`. What is not there yet may still come, so null is never “not sent”.
   */
  findRecord: (
    request: Request,
    sentAt: number,
    options: { signal: AbortSignal; quiet: true },
  ) => Promise<string | null>;
  /** The payment is done or refused, and what was known before is outdated. May run more than once for the same attempt. */
  onAnswer: (attempt: PaymentAttempt<Request>) => void;
}

/** How often a page offers to take over from a tab that may be gone, ms. */
const takeOverEvery = 3_000;

/**
 * The one way that money is sent. Each person has one attempt at a time for each operation; where several may be under way side by side, `item`
 * tells them apart. The key is stored with the intent before anything is sent and stays until the outcome is known, so that a second tap, a
 * reload or another tab pays nothing twice.
 */
export function createPaymentFlow<Request>(operation: PaymentOperation<Request>) {
  const { name, gateway } = operation;
  /** Under which the attempt is stored. */
  const holderOf = (usercode: string, item: string) => [usercode, name, item].filter(Boolean).join(' ');

  const isOwn = (attempt: PaymentAttempt): attempt is PaymentAttempt<Request> =>
    v.is(operation.request, attempt.intent.content);

  const attemptIn = (
    state: PaymentAttempts,
    usercode: string,
    item: string,
  ): PaymentAttempt<Request> | null => {
    const attempt = attemptOf(state, holderOf(usercode, item));
    return attempt !== null && isOwn(attempt) ? attempt : null;
  };

  /** The attempt as it is stored this moment, in any phase; null where there is none. */
  const storedAttempt = (usercode: string, item = '') => attemptIn(storedAttempts(), usercode, item);

  const findOutcome = async (
    { key, content }: PaymentIntent<Request>,
    sentAt: number,
    signal: AbortSignal,
  ): Promise<Outcome> => {
    const options = { signal, quiet: true } as const;
    if (await knowsKeys(gateway)) {
      const answer = await call(queryByIdempotencyKey, { key }, options);
      return answer.state === 'done' ? { id: answer.id } : answer.state;
    }
    const id = await operation.findRecord(content, sentAt, options);
    return id === null ? 'running' : { id };
  };

  const stepsOf = (intent: PaymentIntent<Request>, usercode: string, item: string): PaymentSteps => ({
    intent,
    send: (signal) => operation.send(intent.content, { signal, idempotencyKey: intent.key }),
    findOutcome: (sentAt, signal) => findOutcome(intent, sentAt, signal),
    secondTry: async () => ((await knowsKeys(gateway)) ? gateways[gateway].retryStep : Infinity),
    onEnd: () => {
      // What this tab knows counts, whether the browser has kept it or not.
      const attempt = attemptIn(usePaymentAttempts.getState(), usercode, item);
      if (attempt?.phase === 'done' || attempt?.phase === 'refused') operation.onAnswer(attempt);
    },
  });

  /** The same, followed as it changes. */
  const useAttempt = (usercode: string, item = ''): PaymentAttempt<Request> | null => {
    const attempt = usePaymentAttempts((state) => attemptOf(state, holderOf(usercode, item)));
    return attempt !== null && isOwn(attempt) ? attempt : null;
  };

  /** Makes the intent and its key. What was never sent keeps its key; while the outcome of something sent is open nothing new is made. */
  const prepare = (
    usercode: string,
    intent: Omit<PaymentIntent<Request>, 'key' | 'usercode'>,
    item = '',
  ): void => {
    const before = attemptOf(storedAttempts(), holderOf(usercode, item));
    if (before !== null) {
      const isSame = before.intent.fingerprint === intent.fingerprint;
      if (isOpen(before) || (isUnsent(before) && isSame)) return;
    }
    paymentPrepared({ ...intent, key: newIdempotencyKey(), usercode: holderOf(usercode, item) });
  };

  /**
   * Sends what was prepared and follows it; false where another tab is at it. A tap that comes late, on a sheet that is about to change, or when
   * the wallet is somebody else's by now, sends nothing.
   */
  const send = async (usercode: string, item = ''): Promise<boolean> => {
    const attempt = storedAttempt(usercode, item);
    if (attempt === null || !isUnsent(attempt) || useUser.getState().usercode !== usercode) return false;
    return sendPayment(stepsOf(attempt.intent, usercode, item));
  };

  /** Follows a payment whose page went away: queries its outcome, sends nothing. */
  const resume = async (usercode: string, item = ''): Promise<void> => {
    const attempt = storedAttempt(usercode, item);
    if (attempt === null) return;
    // The page may have gone after the answer was stored and before anything was done about it.
    if (attempt.phase === 'done') operation.onAnswer(attempt);
    if (isOpen(attempt)) await resumePayment(stepsOf(attempt.intent, usercode, item), attempt.sentAt ?? 0);
  };

  /** The same as `useAttempt`; while its outcome is open this page queries it. */
  const useResumedAttempt = (usercode: string, item = ''): PaymentAttempt<Request> | null => {
    const attempt = useAttempt(usercode, item);
    const hasOpenOutcome = attempt !== null && isOpen(attempt);
    useEffect(() => {
      void resume(usercode, item);
      if (!hasOpenOutcome) return;
      const timer = setInterval(() => void resume(usercode, item), takeOverEvery);
      return () => clearInterval(timer);
    }, [hasOpenOutcome, usercode, item]);
    return attempt;
  };

  /** The person gives it up; what may be booked stays. */
  const discard = (usercode: string, item = ''): void => {
    const attempt = storedAttempt(usercode, item);
    if (attempt === null || isOpen(attempt) || attempt.phase === 'done') return;
    paymentCleared(attempt.intent.key);
  };

  return { storedAttempt, useAttempt, useResumedAttempt, prepare, send, resume, discard };
}
