import { fromMoment, partsOf } from '@/domain/business-time';
import { daysUntil } from '@/domain/period';
import type { orders } from '@/messages/orders';

/** The day of a moment as it is said now: today and its neighbours by name. */
export function dayText(moment: string, now: number, messages: typeof orders): string {
  const time = fromMoment(moment);
  switch (daysUntil(time, now)) {
    case -1:
      return messages.yesterday;
    case 0:
      return messages.today;
    case 1:
      return messages.tomorrow;
    default: {
      const { month, day } = partsOf(time);
      return messages.day(month, day);
    }
  }
}
