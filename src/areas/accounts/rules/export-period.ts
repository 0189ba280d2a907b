import type { BillEntry } from '@/domain/accounts/bill';
import { monthOf, monthsLater, type Month } from '@/domain/business-time';

/** What an export of the bill covers: everything, the current month, three months, the year so far, or months of the person's own. */
export const exportPeriods = ['all', 'month', 'quarter', 'year', 'own'] as const;
export type ExportPeriod = (typeof exportPeriods)[number];

/** The first and the last month of an export; null for the whole bill. */
export type MonthSpan = Readonly<{ from: Month; to: Month }> | null;

/** The months that a period means in the month `current`; months of the person's own in whichever order they were chosen. */
export function spanOf(
  period: ExportPeriod,
  current: Month,
  own: Readonly<{ from: Month; to: Month }>,
): MonthSpan {
  switch (period) {
    case 'all':
      return null;
    case 'month':
      return { from: current, to: current };
    case 'quarter':
      return { from: monthsLater(current, -2), to: current };
    case 'year':
      return { from: `${current.slice(0, 4)}-01`, to: current };
    case 'own':
      return own.from <= own.to ? own : { from: own.to, to: own.from };
  }
}

/** Whether an entry was booked in the months of an export. */
export function isWithin({ time }: Pick<BillEntry, 'time'>, span: MonthSpan): boolean {
  const month = monthOf(time);
  return span === null || (span.from <= month && month <= span.to);
}
