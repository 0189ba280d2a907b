import type { DataOf } from '@/api/endpoint';
import { useEndpointPages } from '@/queries/endpoint-pages';
import { taxiOrderList } from './endpoints/taxi-trips';
import type { TripGroup } from './rules/trip-group';

/** The first page as it was read on a former visit; `readAt` by the phone's clock, ms. */
type CachedTrips = DataOf<typeof taxiOrderList> & { readAt: number };

/** The trips of a group, or all, page by page. */
export function useTrips(group: TripGroup | null, kept: CachedTrips | null) {
  const filter = group === null ? {} : { group };
  return useEndpointPages(taxiOrderList, filter, ({ total, trips: rows }) => ({ total, rows }), {
    size: 20,
    keepsFormer: true,
    staleTime: 0,
    kept: kept === null ? null : { page: kept, readAt: kept.readAt },
  });
}
