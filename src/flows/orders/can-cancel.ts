import type { OrderDetail } from '@/api/endpoints/mall-order';

/** Whether its buyer may still cancel an order; one whose coins wait for the card's part may be. */
export function canCancel({ state, owed }: Pick<OrderDetail, 'state' | 'owed'>): boolean {
  return state === 'created' || owed !== null;
}

/** Whether cancelling it gives coins back that its payment has reserved. */
export function holdsCoins({ payment }: { payment: { coins: number } | null }): boolean {
  return payment !== null && payment.coins > 0;
}
