import { momentParts, type Moment, type MomentLength, type MomentParts } from './moment';

const weekdays = '日一二三四五六';

const dayText = ({ month, day }: MomentParts) => `${month} 月 ${day} 日`;
const weekdayText = (at: MomentParts) => `${dayText(at)} 周${weekdays.charAt(at.weekday)}`;
const yearText = ({ year }: MomentParts) => `${year} 年 `;
const shortDate = ({ date }: MomentParts) => date.slice(5);

const texts: Readonly<Record<MomentLength, (at: MomentParts) => string>> = {
  day: dayText,
  'year-day': (at) => yearText(at) + dayText(at),
  weekday: weekdayText,
  'year-weekday': (at) => yearText(at) + weekdayText(at),
  'day-clock': (at) => `${dayText(at)} ${at.clock}`,
  'year-day-clock': (at) => `${yearText(at)}${dayText(at)} ${at.clock}`,
  'weekday-clock': (at) => `${weekdayText(at)} ${at.clock}`,
  tick: ({ month, day }) => `${month}/${day}`,
  'year-tick': ({ year, month, day }) => `${year}/${month}/${day}`,
  month: (at) => `${yearText(at)}${at.month} 月`,
  clock: ({ clock }) => clock,
  seconds: ({ seconds }) => seconds,
  date: ({ date }) => date,
  short: (at) => `${shortDate(at)} ${at.clock}`,
  full: ({ date, clock }) => `${date} ${clock}`,
  exact: (at) => `${shortDate(at)} ${at.seconds}`,
};

/** The Chinese text of a moment for a place of this length. */
export function chineseMoment(moment: Moment, length: MomentLength): string {
  return texts[length](momentParts(moment));
}
