import type { RefundLine } from '@/domain/orders/refund';
import type { MockState } from '@/mocks/core/state';
import type { CashierOrder } from './cashier-order';
import { rulesOf } from './order-kinds';

/** Pieces of an order that was closed or refunded may be sold again. */
export function piecesReturned(
  state: MockState,
  order: CashierOrder,
  pieces: readonly RefundLine[],
): MockState {
  return rulesOf(order).onPiecesBack?.(state, order, pieces) ?? state;
}

/** The coupon of an order of which nothing is left may be used again. */
export function couponReturned(state: MockState, { id }: CashierOrder): MockState {
  const kept = Object.entries(state.usedCoupons).filter(([, use]) => use.order !== id);
  return { ...state, usedCoupons: Object.fromEntries(kept) };
}
