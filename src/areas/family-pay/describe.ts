import { daysBetween, toDay, type Day } from '@/domain/business-time';
import { familyPeriod } from '@/domain/family-pay/family-period';
import { formatQuick } from '@/domain/money';
import type { CapRange } from './rules/invitation';

/** The next reset of a cap, and how many days away it is; `now` is the gateways' clock, ms. */
export function nextReset(resetDay: number, now: number): { day: Day; days: number } {
  const today = toDay(now);
  const { next } = familyPeriod(resetDay, today);
  return { day: next, days: daysBetween(today, next) };
}

/** What a cap may be, such as 10 – 5,000. */
export function rangeText({ least, most }: CapRange): string {
  return `${formatQuick(least)}–${formatQuick(most)}`;
}
