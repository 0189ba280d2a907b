import type { Point } from './place';
import type { TripState } from './trip-state';

/** A link to a trip ends so long after the trip, ms. */
export const shareOutlives = 3_600_000;

export const sharedStates = ['booked', 'waiting', 'assigned', 'arrived-at-start', 'riding', 'over'] as const;
/** The state of a trip as strangers see it: not whether it was cancelled, nor whether it is paid. */
export type SharedState = (typeof sharedStates)[number];

export function sharedState(state: TripState): SharedState {
  return sharedStates.find((each) => each === state) ?? 'over';
}

/** A number plate of which a stranger sees the region and the end: 云A·***26. */
export function maskPlate(plate: string): string {
  const [region = '', number = ''] = plate.split('·');
  return `${region}·***${number.slice(-2)}`;
}

/** Doors and house numbers cannot be read from a point that is rounded to this, metres. */
const coarse = 100;

/** Where a car is that has driven a part of its way, from 0 to 1, along one street and then another; rounded for strangers. */
export function roughSpot(from: Point, to: Point, part: number): Point {
  const across = Math.abs(to.x - from.x);
  const down = Math.abs(to.y - from.y);
  const driven = Math.min(1, Math.max(0, part)) * (across + down);
  const x = from.x + Math.sign(to.x - from.x) * Math.min(driven, across);
  const y = from.y + Math.sign(to.y - from.y) * Math.max(0, driven - across);
  return { x: rounded(x), y: rounded(y) };
}

function rounded(metres: number): number {
  return Math.round(metres / coarse) * coarse;
}
