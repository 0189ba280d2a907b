import { failureOf } from '@/api/errors';
import type { Failure } from '@/domain/failure';
import { settlementTimes, unknownsForNotSent, verdict, type Intent } from '@/domain/payment/settlement';
import { takeLease } from './lease';
import {
  settlementDone,
  settlementNotSent,
  settlementRefused,
  settlementSent,
  settlementTookLong,
  settlementTookTooLong,
  settlementWentSilent,
} from '@/state/settlement';

/** What the gateway says about a key: booked under an id, still at it, or never heard of. */
export type Outcome = { id: string } | 'running' | 'unknown';

/** How one kind of money call is sent and found again. */
export interface Errand<Content> {
  /** Sends with the intent's key and gives the record's id; throws `GatewayError`. */
  send: (intent: Intent<Content>, signal: AbortSignal) => Promise<{ id: string }>;
  /** Looks for the outcome; throws `GatewayError` where it can't be found out now. */
  findOutcome: (intent: Intent<Content>, sentAt: number, signal: AbortSignal) => Promise<Outcome>;
  /** How long after the first try the transport may send a second one by itself, ms; Infinity where it never does. */
  secondTry: () => Promise<number>;
}

/** Stands for an open call where there is none: it speaks no more. */
const never = new Promise<never>(() => {});

type Ending =
  { id: string } | { refused: Failure } | { notSent: Failure | null } | { silent: Failure | null };

/**
 * Sends the stored intent and stays with it until its fate is known (decisions 5 and 11). The transitions go into the settlement slice,
 * which every screen and tab reads. Gives true when it was this tab that did it, false where another tab is at it.
 */
export async function settle<Content>(errand: Errand<Content>, intent: Intent<Content>): Promise<boolean> {
  const { key } = intent;
  return withLease(intent, async () => {
    const sentAt = Date.now();
    settlementSent(key, sentAt);
    const sending = new AbortController();
    const takingLong = setTimeout(settlementTookLong, settlementTimes.stillWorking, key);
    const answer = endingOf(errand, errand.send(intent, sending.signal), sentAt);
    const first = await Promise.race([answer, after(settlementTimes.query)]);
    clearTimeout(takingLong);
    if (first !== undefined && !('silent' in first)) return first;
    settlementWentSilent(key, first === undefined ? null : first.silent);
    const late = first === undefined ? answer : never;
    return ask(errand, intent, sentAt, late, () => sending.abort());
  });
}

/** Takes up an intent whose outcome was still open when its page went away: asks, sends nothing. */
export async function resume<Content>(
  errand: Errand<Content>,
  intent: Intent<Content>,
  sentAt: number,
): Promise<boolean> {
  return withLease(intent, () => {
    settlementWentSilent(intent.key, null);
    return ask(errand, intent, sentAt, never, () => {});
  });
}

/** Queries until the fate is known. A late answer of the open call ends it too, unless that call broke. */
async function ask<Content>(
  errand: Errand<Content>,
  intent: Intent<Content>,
  sentAt: number,
  late: Promise<Ending>,
  stopSending: () => void,
): Promise<Ending> {
  const tooLong = setTimeout(
    settlementTookTooLong,
    sentAt + settlementTimes.beingChecked - Date.now(),
    intent.key,
  );
  try {
    return await askUntilKnown(errand, intent, sentAt, late, stopSending);
  } finally {
    clearTimeout(tooLong);
    // However the asking ended, the open call must not try once more: the next one to ask may be told “unknown”, and say so.
    stopSending();
  }
}

async function askUntilKnown<Content>(
  errand: Errand<Content>,
  intent: Intent<Content>,
  sentAt: number,
  late: Promise<Ending>,
  stopSending: () => void,
): Promise<Ending> {
  const startedAt = Date.now();
  const spokenLate = late.then((ending) => ('silent' in ending ? never : ending));
  let unknowns = 0;
  for (;;) {
    const outcome = await Promise.race([spokenLate, findOutcomeInTime(errand, intent, sentAt)]);
    if (typeof outcome === 'object' && !('kind' in outcome)) return outcome;
    if (typeof outcome === 'object' && outcome.kind === 'expired') {
      // The end of the session says nothing about the transfer: the next session asks again.
      settlementTookTooLong(intent.key);
      return { silent: outcome };
    }
    unknowns = outcome === 'unknown' ? unknowns + 1 : 0;
    if (unknowns >= unknownsForNotSent) return { notSent: null };
    // From here on only a query may tell: a request that is still under way must not be booked after “not sent”.
    if (unknowns > 0) stopSending();
    const askedFor = Date.now() - startedAt;
    if (askedFor >= settlementTimes.giveUpAsking) return { silent: null };
    const patient = askedFor >= settlementTimes.beingChecked && unknowns === 0;
    const pause = patient ? settlementTimes.queryWhileChecked : settlementTimes.queryAgain;
    const ended = await Promise.race([spokenLate, after(pause)]);
    if (ended !== undefined) return ended;
  }
}

/** One query, given up after `queryLimit`: the gateway's own time-out is far longer than a person waits. */
async function findOutcomeInTime<Content>(
  errand: Errand<Content>,
  intent: Intent<Content>,
  sentAt: number,
): Promise<Outcome | Failure> {
  const asking = new AbortController();
  const limit = setTimeout(() => asking.abort(), settlementTimes.queryLimit);
  try {
    return await errand.findOutcome(intent, sentAt, asking.signal);
  } catch (error) {
    return failureOf(error);
  } finally {
    clearTimeout(limit);
  }
}

async function withLease({ key, usercode }: Intent, work: () => Promise<Ending>): Promise<boolean> {
  const lease = takeLease(usercode);
  if (lease === null) return false;
  try {
    conclude(key, await work());
    return true;
  } finally {
    lease.giveBack();
  }
}

/** An ending that is still silent changes nothing: the phase says already that the records will tell. */
function conclude(key: string, ending: Ending): void {
  if ('id' in ending) settlementDone(key, ending.id);
  else if ('refused' in ending) settlementRefused(key, ending.refused);
  else if ('notSent' in ending) settlementNotSent(key, ending.notSent);
}

async function endingOf<Content>(
  errand: Errand<Content>,
  answer: Promise<{ id: string }>,
  sentAt: number,
): Promise<Ending> {
  try {
    const { id } = await answer;
    return { id };
  } catch (error) {
    const failure = failureOf(error);
    const took = Date.now() - sentAt;
    // What turned a repeated try away did not see the one before, which may have been booked: only the key can tell.
    const beforeTheRules = failure.kind === 'http' || failure.kind === 'expired';
    if (beforeTheRules && took >= (await errand.secondTry())) return { silent: failure };
    return { refused: { refused: failure }, 'not-sent': { notSent: failure }, silent: { silent: failure } }[
      verdict(failure)
    ];
  }
}

function after(milliseconds: number): Promise<undefined> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds, undefined);
  });
}
