import { fromMoment, partsOf } from '@/domain/business-time';
import { daysLater, type Day } from './schedule';

/** A calendar month: `2026-12`. */
export type Month = string;

export function monthOf(day: Day): Month {
  return day.slice(0, 7);
}

/** So many months later, or earlier where the count is negative. */
export function monthsLater(month: Month, count: number): Month {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const months = year * 12 + number - 1 + count;
  return `${Math.floor(months / 12)}-${String((months % 12) + 1).padStart(2, '0')}`;
}

/** The weeks that a month lies in, Monday first, with the days of its neighbours that fill them up. */
export function weeksOf(month: Month): readonly (readonly Day[])[] {
  const first = `${month}-01`;
  const before = (partsOf(fromMoment(first)).weekday + 6) % 7;
  const weeks: Day[][] = [];
  for (let start = daysLater(first, -before); monthOf(start) <= month; start = daysLater(start, 7)) {
    weeks.push(Array.from({ length: 7 }, (_, index) => daysLater(start, index)));
  }
  return weeks;
}
