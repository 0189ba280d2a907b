import { gatewayNow } from '@/api/clock';
import { fromMoment, partsOf, toDay, daysLater, type Day } from '@/domain/business-time';
import type { homeTodayWords } from '@/messages/home-today';

/** A day as one says it: today, tomorrow, or its date. */
export function dayWord(day: Day, words: typeof homeTodayWords.zh): string {
  const today = toDay(gatewayNow());
  if (day === today) return words.today;
  if (day === daysLater(today, 1)) return words.tomorrow;
  const parts = partsOf(fromMoment(day));
  return words.dayOf(parts.month, parts.day);
}
