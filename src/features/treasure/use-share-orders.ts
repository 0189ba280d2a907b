import { useInfiniteQuery } from '@tanstack/react-query';
import { call } from '@/api/call';
import { treasureOrders } from '@/api/endpoints/treasure';
import { queryClient } from '@/queries/client';
import { endpointKey, inPages, metaOf } from '@/queries/endpoint';

const pageSize = 20;

/** The orders of the person's shares, page by page. */
export function useShareOrders() {
  return useInfiniteQuery(
    {
      queryKey: endpointKey(treasureOrders),
      queryFn: ({ pageParam, signal }) =>
        call(treasureOrders, { page: pageParam, size: pageSize }, { signal }),
      ...inPages(pageSize),
      meta: metaOf(treasureOrders),
    },
    queryClient,
  );
}
