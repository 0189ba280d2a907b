import type { Moment } from './moment';

/** What business time is ahead of UTC in every season, ms. Apart from business-time, so that the first screen needs no dayjs. */
export const businessOffset = 8 * 3_600_000;

/** Takes milliseconds since the epoch, gives the default date format: `2026-11-21 09:41:00`. */
export function toMoment(ms: number): Moment {
  return new Date(ms + businessOffset).toISOString().slice(0, 19).replace('T', ' ') as Moment;
}

/** Takes milliseconds, gives the hour of the business day, 0 to 23. */
export function hourOfDay(ms: number): number {
  return Math.floor((ms + businessOffset) / 3_600_000) % 24;
}
