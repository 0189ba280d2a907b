import { useEffect } from 'react';
import * as v from 'valibot';
import { call } from '@/api/call';
import { knowsKeys } from '@/api/connection';
import { queryByIdempotencyKey } from '@/api/endpoints/transfer';
import { gateways, type GatewayName } from '@/api/gateways';
import { newIdempotencyKey } from '@/api/idempotency-key';
import { leavesOutcomeOpen } from '@/api/is-unanswered';
import type { Failure } from '@/domain/failure';
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

/** One kind of payment: how it is sent and found again; `createPaymentFlow` does the rest. */
export interface PaymentOperation<Request> {
  /** Distinguishes its stored attempts from the person's others; empty for transfers. Never changes, as attempts are stored under it. */
  name: string;
  /** The schema of the stored request; a stored value that does not match it is never sent. */
  request: v.GenericSchema<Request, unknown>;
  gateway: GatewayName;
  /** Sends under the idempotency key and gives the record's id; throws `GatewayError`. */
  send: (
    request: Request,
    options: { signal: AbortSignal; idempotencyKey: string; leavesOpen: (failure: Failure) => boolean },
  ) => Promise<{ id: string }>;
  /**
   * For a gateway without idempotency keys: the id of the record of what was sent at `sentAt` (gateways' clock, ms), or null; throws
   * `GatewayError`. A missing record may still appear, so null does not mean “not sent”.
   */
  findRecord: (
    request: Request,
    sentAt: number,
    options: { signal: AbortSignal; background: true },
  ) => Promise<string | null>;
  /** The payment was made or refused, so that cached data is outdated. May be called more than once for the same attempt. */
  onOutcome: (attempt: PaymentAttempt<Request>) => void;
}

/** Milliseconds between two tries to continue a payment whose tab may have been closed. */
const resumeInterval = 3_000;

/**
 * The only way to send money. Each person has one attempt at a time for each operation, or for each `item` of it where several may run at once.
 * The key is stored with the intent before anything is sent and stays until the outcome is known, so that a second tap, a reload or another tab
 * does not pay twice.
 */
export function createPaymentFlow<Request>(operation: PaymentOperation<Request>) {
  const { name, gateway } = operation;
  /** The key that the attempt is stored under. */
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

  /** The attempt in any phase, read from the storage itself; null where there is none. */
  const storedAttempt = (usercode: string, item = '') => attemptIn(storedAttempts(), usercode, item);

  const findOutcome = async (
    { key, content }: PaymentIntent<Request>,
    sentAt: number,
    signal: AbortSignal,
  ): Promise<Outcome> => {
    const options = { signal, background: true } as const;
    if (await knowsKeys(gateway)) {
      const answer = await call(queryByIdempotencyKey, { key }, options);
      return answer.state === 'done' ? { id: answer.id } : answer.state;
    }
    const id = await operation.findRecord(content, sentAt, options);
    return id === null ? 'running' : { id };
  };

  const stepsOf = (intent: PaymentIntent<Request>, usercode: string, item: string): PaymentSteps => ({
    intent,
    send: (signal) => {
      const startedAt = Date.now();
      return operation.send(intent.content, {
        signal,
        idempotencyKey: intent.key,
        leavesOpen: (failure) => leavesOutcomeOpen(failure, gateway, startedAt),
      });
    },
    findOutcome: (sentAt, signal) => findOutcome(intent, sentAt, signal),
    retryDelay: async () => ((await knowsKeys(gateway)) ? gateways[gateway].retryStep : Infinity),
    onEnd: () => {
      // From memory, because the browser may have refused to store it.
      const attempt = attemptIn(usePaymentAttempts.getState(), usercode, item);
      if (attempt?.phase === 'done' || attempt?.phase === 'refused') operation.onOutcome(attempt);
    },
  });

  /** The same as a hook. */
  const useAttempt = (usercode: string, item = ''): PaymentAttempt<Request> | null => {
    const attempt = usePaymentAttempts((state) => attemptOf(state, holderOf(usercode, item)));
    return attempt !== null && isOwn(attempt) ? attempt : null;
  };

  /** The items of which an attempt of the person is stored. */
  const useItems = (usercode: string): readonly string[] => {
    const holder = `${holderOf(usercode, '')} `;
    const attempts = usePaymentAttempts(({ settlements }) => settlements);
    return attempts
      .filter((attempt) => attempt.intent.usercode.startsWith(holder) && isOwn(attempt))
      .map(({ intent }) => intent.usercode.slice(holder.length));
  };

  /** Stores an intent with a new key. An equal intent that was never sent keeps its key; an open outcome is not replaced. */
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
   * Sends the prepared intent and follows it; false where another tab does so. A late tap, on a sheet that is about to change or after a change
   * of person, sends nothing.
   */
  const send = async (usercode: string, item = ''): Promise<boolean> => {
    const attempt = storedAttempt(usercode, item);
    if (attempt === null || !isUnsent(attempt) || useUser.getState().usercode !== usercode) return false;
    return sendPayment(stepsOf(attempt.intent, usercode, item));
  };

  /** Follows a payment after its page was closed: queries the outcome, sends nothing. */
  const resume = async (usercode: string, item = ''): Promise<void> => {
    const attempt = storedAttempt(usercode, item);
    if (attempt === null) return;
    // The page may have been closed between storing the outcome and handling it.
    if (attempt.phase === 'done') operation.onOutcome(attempt);
    if (isOpen(attempt)) await resumePayment(stepsOf(attempt.intent, usercode, item), attempt.sentAt ?? 0);
  };

  /** The same as `useAttempt`; also queries an open outcome. */
  const useResumedAttempt = (usercode: string, item = ''): PaymentAttempt<Request> | null => {
    const attempt = useAttempt(usercode, item);
    const hasOpenOutcome = attempt !== null && isOpen(attempt);
    useEffect(() => {
      void resume(usercode, item);
      if (!hasOpenOutcome) return;
      const timer = setInterval(() => void resume(usercode, item), resumeInterval);
      return () => clearInterval(timer);
    }, [hasOpenOutcome, usercode, item]);
    return attempt;
  };

  /** The person discards the attempt; one that may have been booked stays. */
  const discard = (usercode: string, item = ''): void => {
    const attempt = storedAttempt(usercode, item);
    if (attempt === null || isOpen(attempt) || attempt.phase === 'done') return;
    paymentCleared(attempt.intent.key);
  };

  return { storedAttempt, useAttempt, useResumedAttempt, useItems, prepare, send, resume, discard };
}
