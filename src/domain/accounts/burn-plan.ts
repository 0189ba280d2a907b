import { toDay, type Day } from '@/domain/business-time';
import {
  forecast,
  type DatedCoins,
  type ForecastRun,
  type PlannedGifts,
  type Purse,
} from '@/domain/bookings/forecast';
import { sum, tenths, type Tenths } from '@/domain/money';
import { runTime } from '@/domain/bookings/schedule';

/** Coins that lapse at one moment, and what becomes of them when nothing but the booked gifts is paid. */
export interface BurntCoins {
  /** Milliseconds. */
  expiresAt: number;
  amount: Tenths;
  /** What booked gifts take of them before that. */
  used: Tenths;
  /** What will in fact lapse. */
  expires: Tenths;
}

/**
 * Plays the booked gifts forward, what lapses soonest being spent first (decision 7): each batch of dated coins, soonest first. `until` is how
 * far the bookings are looked at, or further where coins lapse later than that.
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
 * How much has to be given now so that nothing lapses up to a moment. Those coins no booked gift would have got, so none goes unpaid for
 * it; what is given now takes the soonest coins, and the gifts then take the later ones.
 */
export function savedByGiving(plan: readonly BurntCoins[], until: number): Tenths {
  return sum(plan.filter(({ expiresAt }) => expiresAt <= until).map(({ expires }) => expires));
}

/** The first coins that will in fact lapse; undefined where the gifts take all in time. */
export function firstToExpire(plan: readonly BurntCoins[]): BurntCoins | undefined {
  return plan.find(({ expires }) => expires > 0);
}

/** The last run of which the money goes out before a moment: what lapses at the very time of a run is gone by then. */
function before(moment: number, runs: readonly ForecastRun[]): ForecastRun | undefined {
  return runs.filter(({ day }) => runTime(day) < moment).pop();
}

/** Coins that lapse at the same moment together, soonest first. */
function batchesOf(dated: readonly DatedCoins[]): DatedCoins[] {
  const moments = [...new Set(dated.map(({ expiresAt }) => expiresAt))].sort((one, other) => one - other);
  return moments.map((expiresAt) => ({
    expiresAt,
    amount: sum(dated.filter((coins) => coins.expiresAt === expiresAt).map(({ amount }) => amount)),
  }));
}
