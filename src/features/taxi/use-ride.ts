import { useEffect, useState } from 'react';
import { orderCheck } from '@/api/endpoints/taxi-ride';
import { isUnderWay, type TripState } from '@/domain/taxi/trip-state';
import { useEndpoint } from '@/queries/endpoint';

/** Milliseconds between two looks at a trip; one that is booked for later changes rarely. */
const pause = 4_000;
const pauseWhenBooked = 30_000;

/** The person's trip: the one that is under way or owed, and from then on the same one up to its end. `leave` lets go of an ended one. */
export function useRide() {
  const [followed, setFollowed] = useState('');
  const query = useEndpoint(
    orderCheck,
    { id: followed },
    {
      quiet: true,
      staleTime: 0,
      placeholderData: (before) => before,
      refetchOnWindowFocus: 'always',
      refetchInterval: ({ state: { data } }) => pauseOf(data?.trip?.state),
    },
  );
  const trip = query.data?.trip ?? null;
  const id = trip?.id ?? '';
  useEffect(() => {
    if (id !== '') setFollowed(id);
  }, [id]);
  return { query, trip, leave: () => setFollowed('') };
}

function pauseOf(state: TripState | undefined): number | false {
  if (state === undefined || !isUnderWay(state)) return false;
  return state === 'booked' ? pauseWhenBooked : pause;
}
