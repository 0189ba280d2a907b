import { fromMoment } from '@/domain/business-time';

/** The way that a car is driving: evenly from its beginning to its end, both in business time. */
export interface Leg {
  from: string;
  to: string;
  metres: number;
}

/** Where a car is on its way at `now` (ms): the part that is driven, the metres and the whole minutes that are left. */
export function legAt(leg: Leg, now: number): { part: number; left: number; minutes: number } {
  const [start, end] = [fromMoment(leg.from), fromMoment(leg.to)];
  const part = end <= start ? 1 : Math.min(1, Math.max(0, (now - start) / (end - start)));
  return {
    part,
    left: Math.round(leg.metres * (1 - part)),
    minutes: Math.max(0, Math.ceil((end - now) / 60_000)),
  };
}
