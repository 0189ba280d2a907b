import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { call } from '@/api/call';
import type { DataOf } from '@/api/endpoint';
import { taxiOrderList } from '@/api/endpoints/taxi-trips';
import type { TripGroup } from '@/domain/taxi/trip-group';
import { queryClient } from './client';
import { endpointKey, inPages, metaOf } from './endpoint';

const pageSize = 20;

/** The first page as it was read on a former visit; `readAt` by the phone's clock, ms. */
type KeptTrips = DataOf<typeof taxiOrderList> & { readAt: number };

/** The trips of a group, or all, page by page; after a change of the group the former ones stay until the new ones are there. */
export function useTrips(group: TripGroup | null, kept: KeptTrips | null) {
  const filter = group === null ? {} : { group };
  return useInfiniteQuery(
    {
      queryKey: endpointKey(taxiOrderList, filter),
      queryFn: ({ pageParam, signal }) =>
        call(taxiOrderList, { ...filter, page: pageParam, size: pageSize }, { signal }),
      ...(kept === null
        ? {}
        : { initialData: { pages: [kept], pageParams: [1] }, initialDataUpdatedAt: kept.readAt }),
      ...inPages(pageSize),
      meta: metaOf(taxiOrderList),
      placeholderData: keepPreviousData,
      staleTime: 0,
    },
    queryClient,
  );
}
