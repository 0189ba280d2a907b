import type { Moment } from './moment';

/** The Chinese text of a moment without year and seconds, apart from the other lengths because the first paint needs it alone: 11-21 09:41. */
export function shortMoment(moment: Moment): string {
  return moment.slice(5, 16);
}
