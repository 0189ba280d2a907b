import { useState } from 'react';
import { useEndpoint } from '@/queries/endpoint';
import { poll } from '@/queries/poll';
import { orderCheck } from './endpoints/taxi-ride';
import { isUnderWay, type TripState } from './rules/trip-state';

/** Milliseconds between two looks at a trip; one that is booked for later changes rarely. */
const pause = 4_000;
const pauseWhenBooked = 30_000;

/** The person's trip: the one that is under way or owed, and from then on the same one up to its end. `leave` lets go of an ended one. */
export function useRide() {
  const [followed, setFollowed] = useState('');
  // The cache may still have the trip that was let go of.
  const [left, setLeft] = useState('');
  const query = useEndpoint(
    orderCheck,
    { id: followed },
    {
      quiet: true,
      staleTime: 0,
      placeholderData: (before) => before,
      refetchOnWindowFocus: 'always',
      refetchInterval: poll(({ data }) => pauseOf(data?.trip?.state)),
    },
  );
  const found = query.data?.trip ?? null;
  const trip = found?.id === left ? null : found;
  if (trip !== null && trip.id !== followed) setFollowed(trip.id);
  const leave = () => {
    setLeft(followed);
    setFollowed('');
  };
  return { query, trip, leave };
}

function pauseOf(state: TripState | undefined): number | false {
  if (state === undefined || !isUnderWay(state)) return false;
  return state === 'booked' ? pauseWhenBooked : pause;
}
