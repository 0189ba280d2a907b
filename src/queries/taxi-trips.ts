import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { call } from '@/api/call';
import { orderList } from '@/api/endpoints/taxi-trips';
import type { TripGroup } from '@/domain/taxi/trip-group';
import { queryClient } from './client';
import { endpointKey, inPages, metaOf } from './endpoint';

const pageSize = 20;

/** The trips of a group, or all, page by page; after a change of the group the former ones stay until the new ones are there. */
export function useTrips(group: TripGroup | null) {
  const filter = group === null ? {} : { group };
  return useInfiniteQuery(
    {
      queryKey: endpointKey(orderList, filter),
      queryFn: ({ pageParam, signal }) =>
        call(orderList, { ...filter, page: pageParam, size: pageSize }, { signal }),
      ...inPages(pageSize),
      meta: metaOf(orderList),
      placeholderData: keepPreviousData,
      staleTime: 0,
    },
    queryClient,
  );
}
