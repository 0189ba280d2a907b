import { daysLater, fromMoment, monthOf, partsOf, type Day, type Month } from '@/domain/business-time';

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
