import type { CashierOrder } from '@/mocks/cashier/cashier-order';
import type { MockState } from '@/mocks/core/state';
import type { MallPart } from './mall-part';

/** Goods and coupon are the order's from its placing on, so that nobody else gets them while it is being paid. */
export function goodsHeld(state: MockState, { lines, coupon }: MallPart, order: string): MockState {
  const usedCoupons = coupon === null ? state.usedCoupons : { ...state.usedCoupons, [coupon.id]: order };
  return { ...state, sold: soldAfter(state, lines, 1), usedCoupons };
}

/** An order that was closed or refunded gives its goods and its coupon back. */
export function goodsReturned(state: MockState, { mall }: CashierOrder): MockState {
  if (mall === null) return state;
  const { [mall.coupon?.id ?? '']: _, ...usedCoupons } = state.usedCoupons;
  return { ...state, sold: soldAfter(state, mall.lines, -1), usedCoupons };
}

function soldAfter({ sold }: MockState, lines: MallPart['lines'], direction: 1 | -1): MockState['sold'] {
  return lines.reduce(
    (before, { variant, count }) => ({ ...before, [variant]: (before[variant] ?? 0) + direction * count }),
    sold,
  );
}
