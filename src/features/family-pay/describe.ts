import { partsOf, fromMoment, daysBetween, toDay } from '@/domain/business-time';
import { familyPeriod } from '@/domain/family-pay/family-period';
import type { CapRange } from '@/domain/family-pay/invitation';
import { formatQuick } from '@/domain/money';
import type { familyPay } from '@/messages/family-pay';

type Messages = Pick<typeof familyPay, 'day'>;

/** The day of a moment or a calendar day, such as 11 月 9 日. */
export function dayText(moment: string, messages: Messages): string {
  const { month, day } = partsOf(fromMoment(moment));
  return messages.day(month, day);
}

/** The next reset of a cap, and how many days away it is; `now` is the gateways' clock, ms. */
export function nextReset(resetDay: number, now: number): { day: string; days: number } {
  const today = toDay(now);
  const { next } = familyPeriod(resetDay, today);
  return { day: next, days: daysBetween(today, next) };
}

/** What a cap may be, such as 10 – 5,000. */
export function rangeText({ least, most }: CapRange): string {
  return `${formatQuick(least)}–${formatQuick(most)}`;
}
