import type { AccountType } from '@/domain/account';
import { nextOccurrence, occurrencesBetween, type Recurrence } from '@/domain/bookings/schedule';
import { daysLater, type Day } from '@/domain/business-time';
import { times, type Tenths } from '@/domain/money';

/** What a booking orders to be paid. */
export interface GiftOrder {
  accountType: AccountType;
  every: Recurrence;
  each: Tenths;
  /** Each with the day that the occasion falls on for them. */
  recipients: readonly { usercode: string; anchor: Day; days?: readonly Day[] | undefined }[];
}

/** Within these days every constellation of leap and common years comes. */
const fourYears = 4 * 366;
const often: Record<Recurrence, number> = { once: 0, yearly: 1, monthly: 2 };

/**
 * The most that one run of an order from a day on comes to: those whose days fall together are paid together. Everybody counts, as a colleague
 * who is skipped today may be able to receive coins again.
 */
export function largestRun({ every, each, recipients }: Omit<GiftOrder, 'accountType'>, from: Day): Tenths {
  const start = recipients.reduce((latest, { anchor }) => (anchor > latest ? anchor : latest), from);
  const counts = new Map<Day, number>();
  for (const { anchor, days } of recipients) {
    for (const day of occurrencesBetween({ anchor, every, days }, from, daysLater(start, fourYears))) {
      counts.set(day, (counts.get(day) ?? 0) + 1);
    }
  }
  return times(each, Math.max(0, ...counts.values()));
}

/** The next run for each recipient from a day on, joined by day, soonest first. */
export function nextRuns(
  { every, each, recipients }: Omit<GiftOrder, 'accountType'>,
  from: Day,
): readonly { day: Day; usercodes: readonly string[]; amount: Tenths }[] {
  const runs = new Map<Day, string[]>();
  for (const { usercode, anchor, days } of recipients) {
    const day = nextOccurrence({ anchor, every, days }, from);
    if (day !== null) runs.set(day, [...(runs.get(day) ?? []), usercode]);
  }
  return [...runs]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([day, usercodes]) => ({ day, usercodes, amount: times(each, usercodes.length) }));
}

/** Whether a change orders more than before: more money, other people, another account, more often, or more in one run. */
export function raisesOrder(before: GiftOrder, after: GiftOrder, from: Day): boolean {
  const known = new Set(before.recipients.map(({ usercode }) => usercode));
  return (
    after.accountType !== before.accountType ||
    after.each > before.each ||
    often[after.every] > often[before.every] ||
    after.recipients.some(({ usercode }) => !known.has(usercode)) ||
    largestRun(after, from) > largestRun(before, from)
  );
}
