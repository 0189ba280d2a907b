declare const unit: unique symbol;

/** A moment in business time as the gateways write it: `2026-11-21 09:41:00`. Moments compare as texts. */
export type Moment = string & { readonly [unit]: 'moment' };

/** The lengths that may need the year: `day` 11 月 21 日, `weekday` 11 月 21 日 周六, `day-clock` 11 月 21 日 09:41, `tick` 11/21. */
type DayLength = 'day' | 'weekday' | 'day-clock' | 'tick';

/**
 * How much of a moment is written; `year-` puts 2026 年 in front. Besides: `weekday-clock` 11 月 21 日 周六 09:41, `month` 2026 年 11 月,
 * `clock` 09:41, `seconds` 09:41:00, `date` 2026-11-21, `short` 11-21 09:41, `full` 2026-11-21 09:41, `exact` 11-21 09:41:00.
 */
export type MomentLength =
  | DayLength
  | `year-${DayLength}`
  | 'weekday-clock'
  | 'month'
  | 'clock'
  | 'seconds'
  | 'date'
  | 'short'
  | 'full'
  | 'exact';

/** The length with its year where that is not the year of `now`, the other moment. */
export function withOtherYear(length: DayLength, moment: Moment, now: Moment): MomentLength {
  return yearOf(moment) === yearOf(now) ? length : `year-${length}`;
}

/** The parts of a moment; `month` counts from 1, `weekday` from 0, Sunday. */
export interface MomentParts {
  year: number;
  month: number;
  day: number;
  weekday: number;
  date: string;
  clock: string;
  seconds: string;
}

const shiftOfMonths = [0, 3, 2, 5, 0, 3, 5, 1, 4, 6, 2, 4];

/** The parts of a moment, without a library of dates. */
export function momentParts(moment: Moment): MomentParts {
  const [date = '', seconds = ''] = moment.split(' ');
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  // January and February count as months of the year before, so that its leap day comes last (Sakamoto).
  const counted = month < 3 ? year - 1 : year;
  const leapDays = Math.floor(counted / 4) - Math.floor(counted / 100) + Math.floor(counted / 400);
  const weekday = (counted + leapDays + (shiftOfMonths[month - 1] ?? 0) + day) % 7;
  return { year, month, day, weekday, date, clock: seconds.slice(0, 5), seconds };
}

function yearOf(moment: Moment): string {
  return moment.slice(0, 4);
}
