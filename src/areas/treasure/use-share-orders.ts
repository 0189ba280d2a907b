import { useEndpointPages } from '@/queries/endpoint-pages';
import { treasureOrders } from './endpoints';

/** The orders of the person's shares, page by page. */
export function useShareOrders() {
  return useEndpointPages(treasureOrders, {}, ({ total, orders: rows }) => ({ total, rows }), { size: 20 });
}
