import type { Endpoint } from '@/api/endpoint';
import { useWrite, type Write, type WriteOptions } from '@/flows/write/use-write';
import { placeOrder, type Placing } from './place-order';

/** What has changed once an order is placed, and once one is refused. */
export type PlacingOptions = Pick<WriteOptions<Endpoint>, 'refresh' | 'onRefused'>;

/** Places orders, each once: a second tap, a lost answer or a reload makes no second one. */
export function usePlaceOrder<E extends Endpoint>(
  placing: Placing<E>,
  options: PlacingOptions = {},
): Write<E> {
  return useWrite(placing.endpoint, { ...options, perform: (body) => placeOrder(placing, body) });
}
