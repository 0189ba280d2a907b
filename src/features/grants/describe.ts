import { gatewayNow } from '@/api/clock';
import { fromMoment, partsOf, type Day } from '@/domain/business-time';
import type { grants } from '@/messages/grants';

/** A day with its weekday; with its year where that is not the current one. */
export function dayText(day: Day, messages: Pick<typeof grants, 'day' | 'dayOfYear'>): string {
  const parts = partsOf(fromMoment(day));
  return parts.year === partsOf(gatewayNow()).year ? messages.day(parts) : messages.dayOfYear(parts);
}
