import { toMoment } from '@/domain/business-time';
import type { MallCoupon } from '@/domain/mall/coupon';
import { tenths, type Tenths } from '@/domain/money';
import type { Person } from '@/mocks/core/people';
import type { MockState } from '@/mocks/core/state';
import { couponsOf, couponState } from '@/mocks/life/coupons';
import type { Operator } from '../rules/operators';

interface MockOffer {
  readonly id: string;
  readonly face: number;
  readonly price: Tenths;
}

const offer = (face: number, price: number): MockOffer => ({ id: `F${face}`, face, price: tenths(price) });

/** Minutes within which most top-ups arrive. */
export const usualMinutes = 3;
const offers = [
  offer(30, 300),
  offer(50, 498),
  offer(100, 985),
  offer(200, 1_970),
  offer(300, 2_955),
  offer(500, 4_925),
];
/** What an operator has none of any more. */
const soldOut: Readonly<Partial<Record<Operator, readonly string[]>>> = { unicom: ['F500'] };

/** What can be ordered for a number of an operator; without one, what most of them have. */
export function offersOf(operator: Operator | null): readonly (MockOffer & { isSoldOut: boolean })[] {
  const gone = operator === null ? [] : (soldOut[operator] ?? []);
  return offers.map((each) => ({ ...each, isSoldOut: gone.includes(each.id) }));
}

/** The coupons of a person that top-ups take now. */
export function topUpCouponsOf(state: MockState, person: Person, now: number): MallCoupon[] {
  return couponsOf(state.seed.epoch, person.index)
    .filter(({ shop }) => shop === 'top-up')
    .filter((coupon) => couponState(coupon, state.usedCoupons, now) === 'usable')
    .map(({ id, name, worth, least, expiresAt }) => ({
      id,
      name,
      worth,
      least,
      expiresAt: toMoment(expiresAt),
    }));
}
