import { gatewayNow } from '@/api/clock';
import { failureOf } from '@/api/errors';
import { retryAfterOf, type Failure } from '@/domain/failure';
import {
  paymentTimes,
  unknownsForNotSent,
  verdict,
  type PaymentIntent,
} from '@/domain/payment/payment-attempt';
import {
  paymentDelayed,
  paymentDone,
  paymentNotSent,
  paymentRefused,
  paymentSent,
  paymentTimedOut,
  paymentUnanswered,
} from '@/state/payment-attempt';
import { takeTabLock } from './tab-lock';

/** The gateway's response about a key: booked under an id, running, or unknown. */
export type Outcome = { id: string } | 'running' | 'unknown';

/** How one intent is sent and found again. */
export interface PaymentSteps {
  intent: PaymentIntent;
  /** Sends with the intent's key and gives the record's id; throws `GatewayError`. */
  send: (signal: AbortSignal) => Promise<{ id: string }>;
  /** Queries the outcome of what was sent at `sentAt` (gateways' clock, ms); throws `GatewayError` where the query fails. */
  findOutcome: (sentAt: number, signal: AbortSignal) => Promise<Outcome>;
  /** Milliseconds after the first try before the transport may retry by itself; Infinity where it never does. */
  retryDelay: () => Promise<number>;
  /** The attempt's phase has just become `done`, `refused` or `not-sent`. */
  onEnd: () => void;
}

/** Replaces the open call where there is none. */
const never = new Promise<never>(() => {});

type Ending =
  { id: string } | { refused: Failure } | { notSent: Failure | null } | { unanswered: Failure | null };

/**
 * Sends the stored intent and follows it until its outcome is known: slow after 15 s, queried by its key from 30 s on, left to the records after
 * 60 s. The transitions go into the payment-attempt slice, which every screen and tab reads. Returns false where another tab is following it.
 */
export async function sendPayment(steps: PaymentSteps): Promise<boolean> {
  const { key } = steps.intent;
  return withTabLock(steps, async () => {
    const sentAt = gatewayNow();
    paymentSent(key, sentAt);
    const sending = new AbortController();
    const delay = setTimeout(paymentDelayed, paymentTimes.stillWorking, key);
    const answer = endingOf(steps, steps.send(sending.signal));
    const first = await Promise.race([answer, after(paymentTimes.query)]);
    clearTimeout(delay);
    if (first !== undefined && !('unanswered' in first)) return first;
    paymentUnanswered(key, first === undefined ? null : first.unanswered);
    const late = first === undefined ? answer : never;
    return query(steps, sentAt, late, () => sending.abort());
  });
}

/** Follows an intent whose outcome was open when its page was closed: queries, sends nothing. */
export async function resumePayment(steps: PaymentSteps, sentAt: number): Promise<void> {
  await withTabLock(steps, () => {
    paymentUnanswered(steps.intent.key, null);
    return query(steps, sentAt, never, () => {});
  });
}

/** Queries until the outcome is known. A late response of the open call ends it too, unless that call failed without an outcome. */
async function query(
  steps: PaymentSteps,
  sentAt: number,
  late: Promise<Ending>,
  stopSending: () => void,
): Promise<Ending> {
  const left = sentAt + paymentTimes.beingChecked - gatewayNow();
  const timeout = setTimeout(paymentTimedOut, left, steps.intent.key);
  try {
    return await queryUntilKnown(steps, sentAt, late, stopSending);
  } finally {
    clearTimeout(timeout);
    // The open call must not be retried: the person may already have been told “not sent”.
    stopSending();
  }
}

async function queryUntilKnown(
  steps: PaymentSteps,
  sentAt: number,
  late: Promise<Ending>,
  stopSending: () => void,
): Promise<Ending> {
  const startedAt = Date.now();
  const lateAnswer = late.then((ending) => ('unanswered' in ending ? never : ending));
  let unknowns = 0;
  for (;;) {
    const outcome = await Promise.race([lateAnswer, findOutcomeInTime(steps, sentAt)]);
    let wanted = 0;
    if (typeof outcome === 'object') {
      if (!('kind' in outcome)) return outcome;
      if (outcome.kind === 'expired') {
        // An expired session says nothing about the payment: the next session queries again.
        paymentTimedOut(steps.intent.key);
        return { unanswered: outcome };
      }
      wanted = retryAfterOf(outcome);
    }
    unknowns = outcome === 'unknown' ? unknowns + 1 : 0;
    if (unknowns >= unknownsForNotSent) return { notSent: null };
    // A request that is still open must not be booked after “not sent”, so it is aborted.
    if (unknowns > 0) stopSending();
    const queriedFor = Date.now() - startedAt;
    if (queriedFor >= paymentTimes.giveUpAsking) return { unanswered: null };
    const isSlow = queriedFor >= paymentTimes.beingChecked && unknowns === 0;
    const pause = isSlow ? paymentTimes.queryWhileChecked : paymentTimes.queryAgain;
    // The gateway may want a longer pause.
    const wait = Math.min(Math.max(pause, wanted), paymentTimes.giveUpAsking);
    const ended = await Promise.race([lateAnswer, after(wait)]);
    if (ended !== undefined) return ended;
  }
}

/** One query, aborted after `queryLimit`, as the gateway's own time-out is far longer than a person waits. */
async function findOutcomeInTime(steps: PaymentSteps, sentAt: number): Promise<Outcome | Failure> {
  const querying = new AbortController();
  const limit = setTimeout(() => querying.abort(), paymentTimes.queryLimit);
  try {
    return await steps.findOutcome(sentAt, querying.signal);
  } catch (error) {
    return failureOf(error);
  } finally {
    clearTimeout(limit);
  }
}

async function withTabLock(
  { intent: { key, usercode }, onEnd }: PaymentSteps,
  work: () => Promise<Ending>,
): Promise<boolean> {
  const lock = takeTabLock(usercode);
  if (lock === null) return false;
  try {
    const ending = await work();
    storeEnding(key, ending);
    if (!('unanswered' in ending)) onEnd();
    return true;
  } finally {
    lock.release();
  }
}

/** An unanswered call changes nothing: its phase was set before. */
function storeEnding(key: string, ending: Ending): void {
  if ('id' in ending) paymentDone(key, ending.id);
  else if ('refused' in ending) paymentRefused(key, ending.refused);
  else if ('notSent' in ending) paymentNotSent(key, ending.notSent);
}

async function endingOf(steps: PaymentSteps, answer: Promise<{ id: string }>): Promise<Ending> {
  // How long a call takes is read from the phone's clock, which no answer corrects meanwhile.
  const startedAt = Date.now();
  try {
    const { id } = await answer;
    return { id };
  } catch (error) {
    const failure = failureOf(error);
    const took = Date.now() - startedAt;
    // A rejected retry says nothing about the first try, which may have been booked.
    const isRejected = failure.kind === 'http' || failure.kind === 'expired';
    if (isRejected && took >= (await steps.retryDelay())) return { unanswered: failure };
    return {
      refused: { refused: failure },
      'not-sent': { notSent: failure },
      unanswered: { unanswered: failure },
    }[verdict(failure)];
  }
}

function after(milliseconds: number): Promise<undefined> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds, undefined);
  });
}
