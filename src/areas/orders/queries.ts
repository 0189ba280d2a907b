import { orderList, thirdGetOrders } from '@/api/endpoints/order-centre';
import { useEndpointPages, type FilterOf } from '@/queries/endpoint-pages';

const options = { size: 50, keepsFormer: true };

/** All orders of the person that pass the filter, page by page. */
export function useOrderList(filter: FilterOf<typeof orderList>) {
  return useEndpointPages(orderList, filter, ({ total, orders: rows }) => ({ total, rows }), options);
}

/** The orders that the person made with partners, page by page. */
export function useThirdOrders(keyword: string) {
  return useEndpointPages(
    thirdGetOrders,
    { keyword },
    ({ total, orders: rows }) => ({ total, rows }),
    options,
  );
}
