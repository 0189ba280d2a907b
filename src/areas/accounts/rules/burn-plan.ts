import {
  forecast,
  type DatedCoins,
  type ForecastRun,
  type PlannedGifts,
  type Purse,
} from '@/domain/bookings/forecast';
import { runTime } from '@/domain/bookings/schedule';
import { toDay, type Day } from '@/domain/business-time';
import { sum, tenths, type Tenths } from '@/domain/money';

/** Coins that expire at one moment, and how much of them booked gifts will spend first. */
export interface BurntCoins {
  /** Milliseconds. */
  expiresAt: number;
  amount: Tenths;
  /** What booked gifts spend of them before that. */
  used: Tenths;
  /** What will expire in the end. */
  expires: Tenths;
}

/**
 * Simulates the booked gifts with the coins that expire soonest spent first; gives each batch of dated coins, soonest first. `until` bounds
 * the bookings, but a later expiry extends it.
 */
export function burnPlan(
  planned: readonly PlannedGifts[],
  purse: Purse,
  { now, until }: { now: number; until: Day },
): readonly BurntCoins[] {
  const batches = batchesOf(purse.dated.filter(({ expiresAt }) => expiresAt > now));
  const last = batches[batches.length - 1];
  if (last === undefined) return [];
  const lastDay = toDay(last.expiresAt);
  const runs = forecast(planned, purse, { now, until: lastDay > until ? lastDay : until });
  return batches.map(({ expiresAt, amount }) => {
    const held = before(expiresAt, runs)?.dated ?? purse.dated;
    const expires = sum(held.filter((coins) => coins.expiresAt === expiresAt).map((coins) => coins.amount));
    return { expiresAt, amount, used: tenths(amount - expires), expires };
  });
}

/**
 * Takes a plan and a moment in ms, gives how much has to be given now so that nothing expires before it. Only coins that no booked gift
 * would use are counted, so no booking goes unpaid for it.
 */
export function savedByGiving(plan: readonly BurntCoins[], until: number): Tenths {
  return sum(plan.filter(({ expiresAt }) => expiresAt <= until).map(({ expires }) => expires));
}

/** The first coins that will expire; undefined where booked gifts use all of them in time. */
export function firstToExpire(plan: readonly BurntCoins[]): BurntCoins | undefined {
  return plan.find(({ expires }) => expires > 0);
}

/** The last run of which the money goes out before a moment: what expires at the very time of a run is gone by then. */
function before(moment: number, runs: readonly ForecastRun[]): ForecastRun | undefined {
  return runs.filter(({ day }) => runTime(day) < moment).pop();
}

/** Coins that expire at the same moment together, soonest first. */
function batchesOf(dated: readonly DatedCoins[]): DatedCoins[] {
  const moments = [...new Set(dated.map(({ expiresAt }) => expiresAt))].sort((one, other) => one - other);
  return moments.map((expiresAt) => ({
    expiresAt,
    amount: sum(dated.filter((coins) => coins.expiresAt === expiresAt).map(({ amount }) => amount)),
  }));
}
