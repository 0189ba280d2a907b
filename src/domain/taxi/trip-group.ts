import { isUnderWay, type TripState } from './trip-state';

export const tripGroups = ['open', 'done', 'cancelled'] as const;
/** Where a trip stands in the list: something still happens or is owed, it was ridden and paid, or nobody rode. */
export type TripGroup = (typeof tripGroups)[number];

export function tripGroup({ state, owed }: { state: TripState; owed: number }): TripGroup {
  if (isUnderWay(state) || owed > 0) return 'open';
  return state === 'cancelled' || state === 'no-driver' ? 'cancelled' : 'done';
}
