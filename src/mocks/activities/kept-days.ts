import { holidayNames, type HolidayName } from '@/domain/activities/holiday';
import { nextDayOf } from '@/domain/activities/holiday-days';
import { daysLater, partsOf, toDay, type Day } from '@/domain/business-time';

/** What an activity keeps: a holiday, a day of every year as MM-DD, or a Saturday. */
export type KeptDay = HolidayName | `${number}-${number}` | 'saturday';

const halfYear = 183 * 86_400_000;

/** The kept day that is next to a moment in ms, before or after it; of Saturdays the one that is coming. */
export function keptDay(kept: KeptDay, moment: number): Day {
  if (kept === 'saturday') return daysLater(toDay(moment), 6 - partsOf(moment).weekday);
  const from = moment - halfYear;
  if (isHoliday(kept)) return nextDayOf(kept, from);
  const { year } = partsOf(from);
  const day = `${year}-${kept}`;
  return day < toDay(from) ? `${year + 1}-${kept}` : day;
}

function isHoliday(kept: KeptDay): kept is HolidayName {
  return holidayNames.some((name) => name === kept);
}
