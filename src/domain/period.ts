import { daysBetween, fromMoment, toClock, toDay, toMoment } from './business-time';
import type { Moment } from './moment';

/** The time in which something is open, in business time; the end is excluded. */
export interface Period {
  startsAt: string;
  endsAt: string;
}

/** What a period is at a moment. */
export const periodStates = ['running', 'soon', 'over'] as const;
export type PeriodState = (typeof periodStates)[number];

/** The state of a period at `now`, ms, by the gateways' clock. */
export function periodState({ startsAt, endsAt }: Period, now: number): PeriodState {
  if (now < fromMoment(startsAt)) return 'soon';
  return now >= fromMoment(endsAt) ? 'over' : 'running';
}

/** The next moment at which one of the periods changes its state, ms; null where none will. */
export function nextChange(periods: readonly Period[], now: number): number | null {
  const coming = periods
    .flatMap(({ startsAt, endsAt }) => [fromMoment(startsAt), fromMoment(endsAt)])
    .filter((moment) => moment > now);
  return coming.length === 0 ? null : Math.min(...coming);
}

/** What a reader wants to know of a period's time. */
export type PeriodTime =
  /** It ends on another day, so many calendar days from now. */
  | { kind: 'days-left'; days: number }
  | { kind: 'ends-today' | 'starts-today' | 'starts' | 'ended'; at: Moment };

/** Calendar days from now until a moment: 0 today, 1 tomorrow. */
export function daysUntil(ms: number, now: number): number {
  return daysBetween(toDay(now), toDay(ms));
}

/** A period's time as it is said now. */
export function periodTime(period: Period, now: number): PeriodTime {
  const starts = fromMoment(period.startsAt);
  const ends = fromMoment(period.endsAt);
  switch (periodState(period, now)) {
    case 'soon':
      return { kind: daysUntil(starts, now) === 0 ? 'starts-today' : 'starts', at: toMoment(starts) };
    case 'running': {
      // What ends at midnight ends with the day before it.
      const days = daysUntil(ends - 1, now);
      return days === 0 ? { kind: 'ends-today', at: endMoment(ends) } : { kind: 'days-left', days };
    }
    case 'over':
      return { kind: 'ended', at: endMoment(ends) };
  }
}

/** An end, ms, as it is written: what ends at midnight ends at 24:00 of the day before it. */
export function endMoment(ends: number): Moment {
  return toClock(ends) === '00:00' ? (`${toDay(ends - 1)} 24:00:00` as Moment) : toMoment(ends);
}
