import { isUnderWay, type TripState } from './trip-state';

export const tripGroups = ['open', 'done', 'cancelled'] as const;
/** The group of a trip in the list: still open or unpaid, ridden and paid, or not ridden. */
export type TripGroup = (typeof tripGroups)[number];

export function tripGroup({ state, owed }: { state: TripState; owed: number }): TripGroup {
  if (isUnderWay(state) || owed > 0) return 'open';
  return state === 'cancelled' || state === 'no-driver' ? 'cancelled' : 'done';
}
