import { englishDay, englishMonth, englishWeekday } from './english-dates';
import { momentParts, type Moment, type MomentLength, type MomentParts } from './moment';

const dayText = ({ month, day }: MomentParts) => englishDay(month, day);
const yearDayText = ({ year, month, day }: MomentParts) => englishDay(month, day, year);
const weekdayText = ({ weekday, month, day }: MomentParts) => englishWeekday(weekday, month, day);

const texts: Readonly<Record<MomentLength, (at: MomentParts) => string>> = {
  day: dayText,
  'year-day': yearDayText,
  weekday: weekdayText,
  'year-weekday': ({ weekday, month, day, year }) => englishWeekday(weekday, month, day, year),
  'day-clock': (at) => `${dayText(at)}, ${at.clock}`,
  'year-day-clock': (at) => `${yearDayText(at)}, ${at.clock}`,
  'weekday-clock': (at) => `${weekdayText(at)}, ${at.clock}`,
  tick: dayText,
  'year-tick': yearDayText,
  month: ({ year, month }) => englishMonth(month, year),
  clock: ({ clock }) => clock,
  seconds: ({ seconds }) => seconds,
  date: yearDayText,
  short: (at) => `${dayText(at)}, ${at.clock}`,
  full: (at) => `${yearDayText(at)}, ${at.clock}`,
  exact: (at) => `${dayText(at)}, ${at.seconds}`,
};

/** The English text of a moment for a place of this length, as people write dates: 21 Nov 2026, 09:41. */
export function englishMoment(moment: Moment, length: MomentLength): string {
  return texts[length](momentParts(moment));
}
