/** What business time is ahead of UTC in every season, ms. */
export const businessOffset = 8 * 3_600_000;

/** Takes milliseconds, gives the hour of the business day, 0 to 23. Apart from business-time, so that a greeting needs no dayjs. */
export function hourOfDay(ms: number): number {
  return Math.floor((ms + businessOffset) / 3_600_000) % 24;
}
