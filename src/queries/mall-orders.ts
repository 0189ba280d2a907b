import type { activityOrderList } from '@/api/endpoints/mall-order';
import type { OrderGroup } from '@/domain/orders/order-state';
import { useEndpointPages } from './endpoint-pages';

/** The person's orders of the mall or of the flash sale, page by page. */
export function useMallOrders(endpoint: typeof activityOrderList, group: OrderGroup | undefined) {
  const filter = group === undefined ? {} : { group };
  return useEndpointPages(endpoint, filter, ({ total, orders: rows }) => ({ total, rows }), {
    size: 20,
    keepsFormer: true,
  });
}
