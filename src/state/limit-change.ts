import * as v from 'valibot';
import type { LimitChange } from '@/domain/payment/limit-change';
import { tenths } from '@/domain/money';
import { paymentScenes } from '@/domain/payment/payment-need';
import { persisted } from './slice';

/** A change of limits that waits for the password or for its code; nothing of it is secret. */
interface Waiting {
  change: LimitChange;
  /** The idempotency key of the call that will make it. */
  key: string;
  /** Until when it waits, gateways' clock, ms. */
  until: number;
}

/** Milliseconds; whoever comes back later begins anew. */
const waitsFor = 10 * 60_000;

const amount = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.transform(tenths));
const stored = v.object({
  waiting: v.object({
    change: v.variant('what', [
      v.object({ what: v.picklist(['payment', 'day'] as const), to: amount }),
      v.object({ what: v.literal('free'), to: v.boolean() }),
      v.object({ what: v.literal('free-payment'), to: amount }),
      v.object({ what: v.literal('scene'), scene: v.picklist(paymentScenes), free: v.boolean(), to: amount }),
    ]),
    key: v.pipe(v.string(), v.minLength(1)),
    until: v.number(),
  }),
});

/**
 * Reading an SMS may cost a web view its page, so what the code is for outlives a reload. It cannot come from an address: a link would else
 * make somebody confirm what they never chose.
 */
export const useLimitChange = persisted<{ waiting: Waiting | null }>(
  'person',
  'limit-change',
  (value) => {
    const read = v.safeParse(stored, value);
    return read.success ? read.output : { waiting: null };
  },
  ({ waiting }) => waiting !== null,
);

/** The change waits for the password, or for its code; `now` is the gateways' clock, ms. */
export function changeWaits(change: LimitChange, key: string, now: number): void {
  useLimitChange.setState({ waiting: { change, key, until: now + waitsFor } });
}

/** It was made, or given up. */
export function changeSettled(): void {
  useLimitChange.setState({ waiting: null });
}

/** What still waits; `now` is the gateways' clock, ms. */
export function waitingChange(now: number): Waiting | null {
  const { waiting } = useLimitChange.getState();
  return waiting !== null && now < waiting.until ? waiting : null;
}
