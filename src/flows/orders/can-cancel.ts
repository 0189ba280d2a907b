import type { OrderDetail } from '@/api/endpoints/mall-order';

/** Whether its buyer may still cancel an order; one whose coins wait for the card's part may be. */
export function canCancel({ state, payment }: Pick<OrderDetail, 'state' | 'payment'>): boolean {
  return state === 'created' || (state === 'paying' && (payment?.thirdParty ?? 0) > 0);
}
