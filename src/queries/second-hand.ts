import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { call } from '@/api/call';
import type { BodyOf } from '@/api/endpoint';
import { secondHandGoods, secondHandItem, secondHandOrders } from '@/api/endpoints/second-hand';
import { queryClient } from './client';
import { endpointKey, inPages, invalidate, metaOf } from './endpoint';

const pageSize = 10;

/** Which items are listed. */
export type ItemFilter = Omit<BodyOf<typeof secondHandGoods>, 'page' | 'size'>;
export type ItemGroup = BodyOf<typeof secondHandOrders>['group'];

/** The items on sale, page by page; those of another filter take the place of the former ones once they are there. */
export function useItems(filter: ItemFilter) {
  return useInfiniteQuery(
    {
      queryKey: endpointKey(secondHandGoods, filter),
      queryFn: ({ pageParam, signal }) =>
        call(secondHandGoods, { ...filter, page: pageParam, size: pageSize }, { signal }),
      ...inPages(pageSize),
      meta: metaOf(secondHandGoods),
      placeholderData: keepPreviousData,
    },
    queryClient,
  );
}

/** The person's own items, or those that were bought, page by page. */
export function useItemRows(group: ItemGroup) {
  return useInfiniteQuery(
    {
      queryKey: endpointKey(secondHandOrders, { group }),
      queryFn: ({ pageParam, signal }) =>
        call(secondHandOrders, { group, page: pageParam, size: pageSize }, { signal }),
      ...inPages(pageSize),
      meta: metaOf(secondHandOrders),
      // Somebody else may buy or receive at any time.
      staleTime: 0,
    },
    queryClient,
  );
}

/** An item changed: everything that shows items is read again. */
export async function invalidateItems(): Promise<void> {
  await Promise.all([invalidate(secondHandGoods), invalidate(secondHandItem), invalidate(secondHandOrders)]);
}
