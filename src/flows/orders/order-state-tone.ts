import type { OrderState } from '@/domain/orders/order-state';

/** The colour of a state: what waits for the buyer, what moves by itself, and what is over. */
export function orderStateTone(state: OrderState): 'pay' | 'moving' | 'over' {
  if (state === 'created') return 'pay';
  return state === 'received' || state === 'closed' || state === 'refunded' ? 'over' : 'moving';
}
