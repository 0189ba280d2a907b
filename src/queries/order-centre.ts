import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { call } from '@/api/call';
import type { BodyOf } from '@/api/endpoint';
import { orderList, thirdGetOrders } from '@/api/endpoints/order-centre';
import { queryClient } from './client';
import { endpointKey, inPages, metaOf } from './endpoint';

const pageSize = 50;

/** All orders of the person that pass the filter, page by page; after its change the former ones stay until the new ones are there. */
export function useOrderList(filter: Omit<BodyOf<typeof orderList>, 'page' | 'size'>) {
  return useInfiniteQuery(
    {
      queryKey: endpointKey(orderList, filter),
      queryFn: ({ pageParam, signal }) =>
        call(orderList, { ...filter, page: pageParam, size: pageSize }, { signal }),
      ...inPages(pageSize),
      meta: metaOf(orderList),
      placeholderData: keepPreviousData,
    },
    queryClient,
  );
}

/** The orders that the person made with partners, page by page. */
export function useThirdOrders(keyword: string) {
  return useInfiniteQuery(
    {
      queryKey: endpointKey(thirdGetOrders, { keyword }),
      queryFn: ({ pageParam, signal }) =>
        call(thirdGetOrders, { keyword, page: pageParam, size: pageSize }, { signal }),
      ...inPages(pageSize),
      meta: metaOf(thirdGetOrders),
      placeholderData: keepPreviousData,
    },
    queryClient,
  );
}
