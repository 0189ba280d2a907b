import { fromMoment, partsOf, type Day } from '@/domain/business-time';
import type { billMessages } from '@/messages/bill';

/** A day in the format of the bill: month, day, weekday. */
export function dayText(day: Day, messages: typeof billMessages.zh): string {
  const { month, day: date, weekday } = partsOf(fromMoment(day));
  return messages.day(month, date, weekday);
}
