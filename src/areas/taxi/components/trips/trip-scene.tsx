import type { Trip } from '@/areas/taxi/endpoints/taxi-ride';
import { legAt } from '@/areas/taxi/rules/leg';
import { isCancellable } from '@/areas/taxi/rules/trip-state';
import { TripMap } from '../map/trip-map';

/** The map of a trip as it is at `now`, ms. */
export function TripScene({ trip, now }: { trip: Trip; now: number }) {
  const { state, from, to, driverFrom, leg, metres } = trip;
  const moving = leg === null ? { part: 0, left: metres } : legAt(leg, now);
  const stage = stageOf(state);
  return (
    <TripMap
      from={from}
      to={to}
      stage={stage}
      driverFrom={driverFrom}
      part={moving.part}
      metres={moving.left}
    />
  );
}

function stageOf(state: Trip['state']) {
  if (state === 'waiting') return 'waiting';
  if (state === 'assigned') return 'coming';
  if (state === 'arrived-at-start') return 'standing';
  if (state === 'riding') return 'riding';
  return isCancellable(state) || state === 'cancelled' || state === 'no-driver' ? 'plan' : 'over';
}
