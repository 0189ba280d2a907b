import { gatewayNow } from '@/api/clock';
import { fromMoment, toClock, toDay, toMoment } from '@/domain/business-time';
import { withOtherYear, type Moment } from '@/domain/moment';
import type { redPacketMessages } from './messages';

/** A moment as day and time; with its year where that is not the current one. */
export function momentText(moment: Moment, messages: typeof redPacketMessages.zh): string {
  return messages.moment(moment, withOtherYear('day-clock', moment, toMoment(gatewayNow())));
}

/** A moment as day and time, or as time alone if it is on the day of `now`. */
export function shortMoment(moment: Moment, now: number, messages: typeof redPacketMessages.zh): string {
  const ms = fromMoment(moment);
  return toDay(ms) === toDay(now) ? toClock(ms) : momentText(moment, messages);
}
