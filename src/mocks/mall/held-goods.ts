import type { RefundLine } from '@/domain/orders/refund';
import type { CashierOrder } from '@/mocks/cashier/cashier-order';
import type { MockState } from '@/mocks/core/state';
import type { MallPart } from './mall-part';

/** An order reserves its goods and coupon from its placing on, at this time in ms, until it is paid or closed. */
export function goodsHeld(
  state: MockState,
  { lines, coupon, session }: MallPart,
  order: string,
  at: number,
): MockState {
  const usedCoupons =
    coupon === null ? state.usedCoupons : { ...state.usedCoupons, [coupon.id]: { order, at } };
  return { ...state, sold: soldAfter(state, lines, session, 1), usedCoupons };
}

/** Pieces of an order that was closed or refunded are in stock again. */
export function piecesReturned(
  state: MockState,
  { mall }: CashierOrder,
  pieces: readonly RefundLine[],
): MockState {
  return mall === null ? state : { ...state, sold: soldAfter(state, pieces, mall.session, -1) };
}

function soldAfter(
  { sold }: MockState,
  pieces: readonly RefundLine[],
  session: string,
  direction: 1 | -1,
): MockState['sold'] {
  return pieces.reduce((before, { variant, count }) => {
    const key = soldKey(variant, session);
    return { ...before, [key]: (before[key] ?? 0) + direction * count };
  }, sold);
}

/** What `sold` counts pieces of a specification by: a session of the flash sale has a stock of its own. */
export function soldKey(variant: string, session = ''): string {
  return session === '' ? variant : `${session}/${variant}`;
}
