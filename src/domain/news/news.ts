import { daysLater, minutesAgo, partsOf, toClock, toDay } from '@/domain/business-time';

/** What news are sorted by; a list without one has all of them. */
export const newsCategories = ['company', 'welfare', 'health', 'community', 'learning'] as const;
export type NewsCategory = (typeof newsCategories)[number];

/** When an article came out, in the unit that a reader needs. */
export type PublicationTime =
  | { kind: 'minutes'; minutes: number }
  | { kind: 'today'; clock: string }
  | { kind: 'yesterday' }
  | { kind: 'day'; month: number; day: number }
  /** Of another year. */
  | { kind: 'date'; year: number; month: number; day: number };

/** Takes a moment and now in ms; minutes count within the hour, then the clock, then the day, and its year once that is over. */
export function publicationTime(ms: number, now: number): PublicationTime {
  const minutes = minutesAgo(ms, now);
  if (minutes !== null) return { kind: 'minutes', minutes };
  if (toDay(ms) === toDay(now)) return { kind: 'today', clock: toClock(ms) };
  if (toDay(ms) === daysLater(toDay(now), -1)) return { kind: 'yesterday' };
  const { year, month, day } = partsOf(ms);
  return year === partsOf(now).year ? { kind: 'day', month, day } : { kind: 'date', year, month, day };
}

/** How many articles that were read are stored, the latest first. */
const remembered = 300;

/** The list of read articles after one more. */
export function readAfter(ids: readonly string[], id: string): readonly string[] {
  if (ids[0] === id) return ids;
  return [id, ...ids.filter((other) => other !== id)].slice(0, remembered);
}
