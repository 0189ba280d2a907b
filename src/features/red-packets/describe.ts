import { gatewayNow } from '@/api/clock';
import { fromMoment, otherYear, partsOf, toClock, toDay } from '@/domain/business-time';
import type { redPacketMessages } from '@/messages/red-packets';

/** A moment as day and time: 9 月 13 日 09:20; with its year where that is not the current one. */
export function momentText(moment: string, messages: typeof redPacketMessages.zh): string {
  const ms = fromMoment(moment);
  const { month, day } = partsOf(ms);
  return messages.moment(otherYear(ms, gatewayNow()), month, day, toClock(ms));
}

/** A moment as day and time, or as time alone if it is on the day of `now`. */
export function shortMoment(moment: string, now: number, messages: typeof redPacketMessages.zh): string {
  const ms = fromMoment(moment);
  return toDay(ms) === toDay(now) ? toClock(ms) : momentText(moment, messages);
}
