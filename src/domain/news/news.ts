import { daysLater, minutesAgo, toClock, toDay, toMoment } from '@/domain/business-time';
import { withOtherYear, type Moment, type MomentLength } from '@/domain/moment';

/** What news are sorted by; a list without one has all of them. */
export const newsCategories = ['company', 'welfare', 'health', 'community', 'learning'] as const;
export type NewsCategory = (typeof newsCategories)[number];

/** When an article came out, in the unit that a reader needs. */
export type PublicationTime =
  | { kind: 'minutes'; minutes: number }
  | { kind: 'today'; clock: string }
  | { kind: 'yesterday' }
  /** With its year once that is over. */
  | { kind: 'day'; at: Moment; length: MomentLength };

/** Takes a moment and now in ms; minutes count within the hour, then the clock, then the day, and its year once that is over. */
export function publicationTime(ms: number, now: number): PublicationTime {
  const minutes = minutesAgo(ms, now);
  if (minutes !== null) return { kind: 'minutes', minutes };
  if (toDay(ms) === toDay(now)) return { kind: 'today', clock: toClock(ms) };
  if (toDay(ms) === daysLater(toDay(now), -1)) return { kind: 'yesterday' };
  const at = toMoment(ms);
  return { kind: 'day', at, length: withOtherYear('day', at, toMoment(now)) };
}

/** How many articles that were read are stored, the latest first. */
const remembered = 300;

/** The list of read articles after one more. */
export function readAfter(ids: readonly string[], id: string): readonly string[] {
  if (ids[0] === id) return ids;
  return [id, ...ids.filter((other) => other !== id)].slice(0, remembered);
}
