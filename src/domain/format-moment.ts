import { englishDay } from './english-dates';

declare const unit: unique symbol;

/** A moment in business time as the gateways write it: `2026-11-21 09:41:00`. Moments compare as texts. */
export type Moment = string & { readonly [unit]: 'moment' };

/** `day` 11 月 21 日, `date` 2026-11-21, `clock` 09:41, `seconds` 09:41:00, `short` 11-21 09:41, `full` 2026-11-21 09:41, `exact` 11-21 09:41:00. */
export type MomentLength = 'day' | 'date' | 'clock' | 'seconds' | 'short' | 'full' | 'exact';

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
      return shortDate + separator + clock;
    case 'full':
      return fullDate + separator + clock;
    case 'exact':
      return shortDate + separator + time;
  }
}
