import { daysBetween, fromMoment, type Day } from '@/domain/business-time';
import { tenths, type Tenths } from '@/domain/money';

/** How far the share given may differ from the share of time that is over and still count as on pace. */
const slack = 0.15;

/** What an incentive account has for a period, and for how many people. */
export interface IncentivePeriod {
  start: Day;
  /** The last day of it. */
  end: Day;
  grant: Tenths;
  given: Tenths;
  headCount: number;
}

export interface Pacing {
  /** Includes today and the last day; 0 once the period is over. */
  daysLeft: number;
  /** What can be given beside the booked gifts; below zero where even those are more than there is. */
  free: Tenths;
  /** Of that for each head, rounded down. */
  perHead: Tenths;
  /** What is missing for the booked gifts, and for what the account is overdrawn by. */
  missing: Tenths;
  /** How much of the grant is given, and how much of the time is over, both from 0 to 1. */
  givenShare: number;
  timeShare: number;
  pace: 'ahead' | 'even' | 'behind';
}

/**
 * What is safe to give per head until a period ends. Takes the raw balance, which may be below zero, and what booked gifts still
 * take before the period ends.
 */
export function pacingOf(period: IncentivePeriod, balance: Tenths, booked: Tenths, today: Day): Pacing {
  const { start, end, grant, given, headCount } = period;
  const free = tenths(balance - booked);
  const safe = Math.max(0, free);
  const daysLeft = Math.max(0, daysBetween(today, end) + 1);
  const days = Math.max(1, daysBetween(start, end) + 1);
  const givenShare = grant > 0 ? share(given / grant) : 0;
  const timeShare = share(1 - daysLeft / days);
  const lead = givenShare - timeShare;
  return {
    daysLeft,
    free,
    perHead: tenths(headCount > 0 ? Math.floor(safe / headCount) : 0),
    missing: tenths(Math.max(0, -free)),
    givenShare,
    timeShare,
    pace: grant <= 0 || Math.abs(lead) <= slack ? 'even' : lead > 0 ? 'ahead' : 'behind',
  };
}

/** A person of a team, and the time of the last gift to them, in business time; null if there is none. */
interface TeamMember {
  lastTime: string | null;
}

/** After this long without a gift a person counts as not thanked, ms. */
const thanksAfter = 90 * 86_400_000;

/**
 * Takes people and `now` in ms; gives those who were never given anything, then those whose last gift is older than the limit, the longest
 * wait first.
 */
export function notThanked<Member extends TeamMember>(
  people: readonly Member[],
  now: number,
): readonly Member[] {
  const since = ({ lastTime }: Member) => (lastTime === null ? 0 : fromMoment(lastTime));
  return people
    .filter((member) => now - since(member) >= thanksAfter)
    .sort((one, other) => since(one) - since(other));
}

function share(value: number): number {
  return Math.min(1, Math.max(0, value));
}
