import { fromMoment, toDay } from '@/domain/business-time';
import { periodState, type Period } from '@/domain/period';

/** The sessions to choose from at a moment, ms: those of the day, or of the next day once all of the day's are over. */
export function sessionsToShow<Session extends Period>(
  sessions: readonly Session[],
  now: number,
): readonly Session[] {
  const days = new Map<string, Session[]>();
  for (const session of sessions) {
    const day = toDay(fromMoment(session.startsAt));
    days.set(day, [...(days.get(day) ?? []), session]);
  }
  const open = [...days].sort(([one], [other]) => one.localeCompare(other)).map(([, ofDay]) => ofDay);
  return open.find((ofDay) => ofDay.some((each) => periodState(each, now) !== 'over')) ?? open[0] ?? [];
}

/** How much of a stock is sold, in whole hundredths: 0 only where nothing is, and 100 only where all of it is. */
export function soldShare(stock: number, left: number): number {
  if (stock <= 0 || left <= 0) return 100;
  if (left >= stock) return 0;
  return Math.min(99, Math.max(1, Math.round(((stock - left) / stock) * 100)));
}
