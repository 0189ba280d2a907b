import type { BodyOf } from '@/api/endpoint';
import { invalidate } from '@/queries/endpoint';
import { useEndpointPages, type FilterOf } from '@/queries/endpoint-pages';
import { secondHandGoods, secondHandItem } from './endpoints/items';
import { secondHandOrders } from './endpoints/orders';

/** Which items are listed. */
export type ItemFilter = FilterOf<typeof secondHandGoods>;
export type ItemGroup = BodyOf<typeof secondHandOrders>['group'];

/** The items on sale, page by page. */
export function useItems(filter: ItemFilter) {
  return useEndpointPages(secondHandGoods, filter, ({ total, items: rows }) => ({ total, rows }), {
    size: 10,
    keepsFormer: true,
  });
}

/** The person's own items, or those that were bought, page by page. */
export function useItemRows(group: ItemGroup) {
  // The other side may buy the item or confirm receipt at any time.
  return useEndpointPages(secondHandOrders, { group }, (page) => page, { size: 10, staleTime: 0 });
}

/** An item changed: everything that shows items is read again. */
export async function invalidateItems(): Promise<void> {
  await Promise.all([invalidate(secondHandGoods), invalidate(secondHandItem), invalidate(secondHandOrders)]);
}
