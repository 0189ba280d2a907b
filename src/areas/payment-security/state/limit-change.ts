import * as v from 'valibot';
import { tenths } from '@/domain/money';
import { paymentScenes } from '@/domain/payment/payment-need';
import { persisted } from '@/state/slice';
import type { LimitChange, WhichLimit } from '../rules/limit-change';

/** A change of limits that waits for the password or its SMS code; none of it is secret. */
interface PendingChange {
  change: LimitChange;
  /** When it is dropped, by the gateways' clock, ms. */
  until: number;
}

/** How long a change waits, ms; after that it has to be chosen again. */
const lifetime = 10 * 60_000;

const amount = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.transform(tenths));
/** What is written for the limit per payment and per day; empty where nothing is. */
type TypedLimits = Readonly<Record<WhichLimit, string>>;
const nothingTyped: TypedLimits = { payment: '', day: '' };

const waiting = v.object({
  change: v.variant('what', [
    v.object({ what: v.picklist(['payment', 'day'] as const), to: amount }),
    v.object({ what: v.literal('free'), to: v.boolean() }),
    v.object({ what: v.literal('free-payment'), to: amount }),
    v.object({ what: v.literal('scene'), scene: v.picklist(paymentScenes), free: v.boolean(), to: amount }),
  ]),
  until: v.number(),
});
const stored = v.object({
  waiting: v.fallback(v.nullable(waiting), null),
  typed: v.fallback(v.object({ payment: v.string(), day: v.string() }), nothingTyped),
});

interface LimitDraft {
  waiting: PendingChange | null;
  typed: TypedLimits;
}

/**
 * The web view may drop the page while the person reads the SMS, and the log-in may expire while a limit is being written, so both survive
 * a reload. They are not part of the address, because a link could then make a person confirm a change that they never chose.
 */
export const useLimitChange = persisted<LimitDraft>(
  'person',
  'limit-change',
  (value) => {
    const read = v.safeParse(stored, value);
    return read.success ? read.output : { waiting: null, typed: nothingTyped };
  },
  ({ waiting: change, typed }) => change !== null || typed.payment !== '' || typed.day !== '',
);

/** A limit was written in its field. */
export function limitTyped(which: WhichLimit, text: string): void {
  useLimitChange.setState(({ typed }) => ({ typed: { ...typed, [which]: text } }));
}

/** The change waits for the password or its code; `now` is the gateways' clock, ms. */
export function changeRequested(change: LimitChange, now: number): void {
  useLimitChange.setState({ waiting: { change, until: now + lifetime } });
}

/** The change was made or discarded. */
export function changeSettled(): void {
  useLimitChange.setState({ waiting: null, typed: nothingTyped });
}

/** The change that still waits; `now` is the gateways' clock, ms. */
export function pendingChange(now: number): PendingChange | null {
  const { waiting } = useLimitChange.getState();
  return waiting !== null && now < waiting.until ? waiting : null;
}
