import { dayInMonth, monthOf, monthsLater, type Day } from '@/domain/business-time';

/** The last day of the month on which a cap may start anew, so that every month has it. */
export const lastResetDay = 28;

/** Takes the reset day of a cap and today; gives the first day of the running period and the day of the next reset. */
export function familyPeriod(resetDay: number, today: Day): { from: Day; next: Day } {
  const month = monthOf(today);
  const inThisMonth = dayInMonth(month, resetDay);
  return today >= inThisMonth
    ? { from: inThisMonth, next: dayInMonth(monthsLater(month, 1), resetDay) }
    : { from: dayInMonth(monthsLater(month, -1), resetDay), next: inThisMonth };
}
