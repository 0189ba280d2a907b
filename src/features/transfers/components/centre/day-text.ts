import { fromMoment, partsOf, type Day } from '@/domain/business-time';
import type { billMessages } from '@/messages/bill';

/** A day as the bill says it: month, day, weekday. */
export function dayMessages(day: Day, messages: typeof billMessages.zh): string {
  const { month, day: date, weekday } = partsOf(fromMoment(day));
  return messages.day(month, date, weekday);
}
