import { fromMoment, partsOf, toClock } from '@/domain/business-time';
import type { redPacketMessages } from '@/messages/red-packets';

/** A moment as day and clock: 9 月 13 日 09:20. */
export function momentText(moment: string, messages: typeof redPacketMessages.zh): string {
  const ms = fromMoment(moment);
  const { month, day } = partsOf(ms);
  return messages.moment(month, day, toClock(ms));
}

/** A moment as it stands beside a name: the clock alone on the day that is looked from. */
export function shortMoment(moment: string, now: string, messages: typeof redPacketMessages.zh): string {
  return moment.slice(0, 10) === now.slice(0, 10) ? moment.slice(11, 16) : momentText(moment, messages);
}
