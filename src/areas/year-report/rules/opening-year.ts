import { daysBetween, type Day } from '@/domain/business-time';

/** From this day on the report opens with the running year. */
const closingDay = '12-20';

/**
 * The year that a report opens with: from 20 December on the running one, before that the last complete one. A person whose records
 * began late in that year sees the running one as soon as it covers more days. `first` is the day of the oldest record.
 */
export function openingYear(today: Day, first: Day | null): number {
  const running = yearOf(today);
  const complete = running - 1;
  if (today.slice(5) >= closingDay) return running;
  if (first === null) return complete;
  const covered = daysBetween(first, `${complete}-12-31`);
  return covered >= daysBetween(`${running}-01-01`, today) ? complete : running;
}

export function yearOf(day: Day): number {
  return Number(day.slice(0, 4));
}
