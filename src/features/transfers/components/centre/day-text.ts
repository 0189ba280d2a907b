import { fromMoment, partsOf, type Day } from '@/domain/business-time';
import type { billWords } from '@/messages/bill';

/** A day as the bill says it: month, day, weekday. */
export function dayWords(day: Day, words: typeof billWords.zh): string {
  const { month, day: date, weekday } = partsOf(fromMoment(day));
  return words.day(month, date, weekday);
}
