import { gatewayNow } from '@/api/clock';
import { daysLater, fromMoment, partsOf, toDay, type Day } from '@/domain/business-time';
import type { homeTodayMessages } from './messages';

/** The text for a day: today, tomorrow, or its date. */
export function dayText(day: Day, messages: typeof homeTodayMessages.zh): string {
  const today = toDay(gatewayNow());
  if (day === today) return messages.today;
  if (day === daysLater(today, 1)) return messages.tomorrow;
  const parts = partsOf(fromMoment(day));
  const { year, month, day: date } = parts;
  return year === partsOf(gatewayNow()).year
    ? messages.dayOf(month, date)
    : messages.dayOfYear(year, month, date);
}
