import { englishDay, englishMonth, englishWeekday } from './english-dates';
import { momentParts, type Moment, type MomentLength, type MomentParts } from './moment';

/** What ends at midnight ends on the day before it. */
const clockText = ({ clock }: MomentParts) => (clock === '24:00' ? 'midnight' : clock);
const dayText = ({ month, day }: MomentParts) => englishDay(month, day);
const yearDayText = ({ year, month, day }: MomentParts) => englishDay(month, day, year);
const weekdayText = ({ weekday, month, day }: MomentParts) => englishWeekday(weekday, month, day);

const texts: Readonly<Record<MomentLength, (at: MomentParts) => string>> = {
  day: dayText,
  'year-day': yearDayText,
  weekday: weekdayText,
  'year-weekday': ({ weekday, month, day, year }) => englishWeekday(weekday, month, day, year),
  'day-clock': (at) => `${dayText(at)}, ${clockText(at)}`,
  'year-day-clock': (at) => `${yearDayText(at)}, ${clockText(at)}`,
  'weekday-clock': (at) => `${weekdayText(at)}, ${clockText(at)}`,
  tick: dayText,
  'year-tick': yearDayText,
  month: ({ year, month }) => englishMonth(month, year),
  clock: clockText,
  seconds: ({ seconds }) => seconds,
  date: yearDayText,
  short: (at) => `${dayText(at)}, ${clockText(at)}`,
  full: (at) => `${yearDayText(at)}, ${clockText(at)}`,
  exact: (at) => `${dayText(at)}, ${at.seconds}`,
};

/** The English text of a moment for a place of this length, as people write dates: 21 Nov 2026, 09:41. */
export function englishMoment(moment: Moment, length: MomentLength): string {
  return texts[length](momentParts(moment));
}
