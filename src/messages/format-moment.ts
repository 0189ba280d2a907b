import { use } from 'react';
import { formatMoment } from '@/domain/format-moment';
import type { Moment, MomentLength } from '@/domain/moment';
import { LanguageContext } from './language';

export type FormatMoment = (moment: Moment, length: MomentLength) => string;

/** Writes moments in the language of the app. */
export function useFormatMoment(): FormatMoment {
  const language = use(LanguageContext);
  return (moment, length) => formatMoment(moment, length, language);
}
