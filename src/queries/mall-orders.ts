import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { call } from '@/api/call';
import type { activityOrderList } from '@/api/endpoints/mall-order';
import type { OrderGroup } from '@/domain/orders/order-state';
import { queryClient } from './client';
import { endpointKey, inPages, metaOf } from './endpoint';

const pageSize = 20;

/** The person's orders of the mall or of the flash sale, page by page; those of another group take the place of the former ones once they are there. */
export function useMallOrders(endpoint: typeof activityOrderList, group: OrderGroup | undefined) {
  const filter = group === undefined ? {} : { group };
  return useInfiniteQuery(
    {
      queryKey: endpointKey(endpoint, filter),
      queryFn: ({ pageParam, signal }) =>
        call(endpoint, { ...filter, page: pageParam, size: pageSize }, { signal }),
      ...inPages(pageSize),
      meta: metaOf(endpoint),
      placeholderData: keepPreviousData,
    },
    queryClient,
  );
}
