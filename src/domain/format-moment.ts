import { englishDay } from './english-dates';
import type { Moment, MomentLength } from './moment';
import { shortMoment } from './short-moment';

/** The text of a moment for a place of this length; in English as people write dates: 21 Nov 2026, 09:41. */
export function formatMoment(moment: Moment, length: MomentLength, language: 'zh-CN' | 'en-US'): string {
  const [date = '', time = ''] = moment.split(' ');
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  const clock = time.slice(0, 5);
  const isEnglish = language === 'en-US';
  const fullDate = isEnglish ? englishDay(month, day, year) : date;
  const shortDate = isEnglish ? englishDay(month, day) : date.slice(5);
  const separator = isEnglish ? ', ' : ' ';
  switch (length) {
    case 'clock':
      return clock;
    case 'seconds':
      return time;
    case 'day':
      return isEnglish ? shortDate : `${month} 月 ${day} 日`;
    case 'date':
      return fullDate;
    case 'short':
      return isEnglish ? shortDate + separator + clock : shortMoment(moment);
    case 'full':
      return fullDate + separator + clock;
    case 'exact':
      return shortDate + separator + time;
  }
}
