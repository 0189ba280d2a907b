import { useEffect } from 'react';
import { useTrips } from './queries';
import type { TripGroup } from './rules/trip-group';
import { tripsRead, useLastTrips } from './state/last-trips';

/** The trips of a group, or all; of all of them the newest are kept for a start without network. */
export function useCachedTrips(group: TripGroup | null) {
  const kept = useLastTrips();
  const isWhole = group === null;
  const query = useTrips(group, isWhole && kept.readAt > 0 ? kept : null);
  const { data, dataUpdatedAt, isPlaceholderData } = query;
  const first = data?.first;
  useEffect(() => {
    if (isWhole && first !== undefined && !isPlaceholderData)
      tripsRead({ total: first.total, trips: first.trips, readAt: dataUpdatedAt });
  }, [isWhole, first, isPlaceholderData, dataUpdatedAt]);
  return query;
}
