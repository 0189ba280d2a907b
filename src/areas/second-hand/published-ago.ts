import { gatewayNow } from '@/api/clock';
import { fromMoment } from '@/domain/business-time';
import type { secondHand } from './messages';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** How long ago an item was published, in words. */
export function publishedAgo(moment: string, { ago }: typeof secondHand): string {
  const since = gatewayNow() - fromMoment(moment);
  if (since >= day) return ago.days(Math.floor(since / day));
  if (since >= hour) return ago.hours(Math.floor(since / hour));
  return since >= minute ? ago.minutes(Math.floor(since / minute)) : ago.now;
}
