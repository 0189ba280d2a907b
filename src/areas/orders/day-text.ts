import { fromMoment, toClock } from '@/domain/business-time';
import type { Moment } from '@/domain/moment';
import { daysUntil } from '@/domain/period';
import type { orders } from '@/messages/areas/orders';

/** Day and time of a moment as they are said now: today and its neighbours by name. */
export function dayAndClock(moment: Moment, now: number, messages: typeof orders): string {
  const time = fromMoment(moment);
  const days = daysUntil(time, now);
  const near = [messages.yesterday, messages.today, messages.tomorrow][days + 1];
  return near === undefined ? messages.dayClock(moment) : `${near} ${toClock(time)}`;
}
