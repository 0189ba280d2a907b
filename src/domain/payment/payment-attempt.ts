import type { Failure } from '@/domain/failure';
import type { Tenths } from '@/domain/money';

/** What a person means to pay, stored with its idempotency key before the first byte is sent. */
export interface PaymentIntent<Request = unknown> {
  /** Made when the confirm sheet opens, kept until a final answer is known. */
  key: string;
  /** The usercode of the payer, with the kind of payment; the intent is offered only to them. */
  usercode: string;
  /** The request as it goes over the wire, re-sent unchanged. */
  content: Request;
  /** Equal for equal content; tells whether a draft was changed. */
  fingerprint: string;
  recipients: readonly Receiver[];
  total: Tenths;
}

/** Who gets how much by an intent. */
export interface Receiver {
  usercode: string;
  name: string;
  amount: Tenths;
  /** What tells namesakes apart, where it is known. */
  department?: string;
  jobNumber?: string;
}

/**
 * ready: the sheet is open, nothing was sent · sending · working: longer than 15 s · asking: no answer came, the key is being queried ·
 * checking: 60 s are over, see the records · done · refused: the gateway refused it, nothing moved · not-sent: the gateway does not know
 * the key.
 */
export type PaymentPhase =
  'ready' | 'sending' | 'working' | 'asking' | 'checking' | 'done' | 'refused' | 'not-sent';

/** One intent and the state of its payment. */
export interface PaymentAttempt<Request = unknown> {
  intent: PaymentIntent<Request>;
  phase: PaymentPhase;
  /** Gateways' clock, ms; null while nothing was sent. */
  sentAt: number | null;
  /** The record's id once done. */
  id: string | null;
  /** Why it was refused, or what kept it from being sent. */
  failure: Failure | null;
}

/** When a payment without an answer is called slow, queried by its key, and left to the records; ms. */
export const paymentTimes = {
  stillWorking: 15_000,
  query: 30_000,
  queryAgain: 5_000,
  queryLimit: 10_000,
  beingChecked: 60_000,
  queryWhileChecked: 10_000,
  giveUpAsking: 600_000,
} as const;

/** “Not sent” needs this many answers that the key is unknown, `queryAgain` apart: the first may overtake the payment itself. */
export const unknownsForNotSent = 2;

/** True while nothing of it can have been booked, and it may be sent under its key. */
export function isUnsent({ phase }: PaymentAttempt): boolean {
  return phase === 'ready' || phase === 'not-sent';
}

/** True while the outcome of something sent is unknown: it must be found before anything new may be sent. */
export function isOpen({ phase }: PaymentAttempt): boolean {
  return phase === 'sending' || phase === 'working' || phase === 'asking' || phase === 'checking';
}

/**
 * What a failed money call means: `refused` where the gateway refused it before anything moved, `not-sent` where the session was over,
 * `unanswered` where money may have moved and the key has to be queried. An error on the device says nothing about the money.
 */
export function verdict(failure: Failure): 'refused' | 'not-sent' | 'unanswered' {
  switch (failure.kind) {
    case 'code':
      return failure.code === '9999' ? 'unanswered' : 'refused';
    case 'no-account':
    case 'departed':
      return 'refused';
    case 'expired':
      return 'not-sent';
    case 'http':
      return [400, 401, 403, 404, 422].includes(failure.status) ? 'refused' : 'unanswered';
    default:
      return 'unanswered';
  }
}
