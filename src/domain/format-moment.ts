import { chineseMoment } from './chinese-moment';
import { englishMoment } from './english-moment';
import type { Moment, MomentLength } from './moment';

/** The text of a moment for a place of this length. */
export function formatMoment(moment: Moment, length: MomentLength, language: 'zh-CN' | 'en-US'): string {
  return language === 'en-US' ? englishMoment(moment, length) : chineseMoment(moment, length);
}
