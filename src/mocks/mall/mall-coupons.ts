import { toMoment } from '@/domain/business-time';
import type { MallCoupon as PricedCoupon } from '@/domain/mall/coupon';
import type { Person } from '@/mocks/core/people';
import type { MockState } from '@/mocks/core/state';
import { couponsOf, couponState } from '@/mocks/life/coupons';

/** The coupons of a person that the mall takes now. */
export function mallCouponsOf(state: MockState, person: Person, now: number): PricedCoupon[] {
  return couponsOf(state.seed.epoch, person.index)
    .filter(({ shop }) => shop === 'mall')
    .filter((coupon) => couponState(coupon, state.usedCoupons, now) === 'usable')
    .map(({ id, name, worth, least, expiresAt }) => ({
      id,
      name,
      worth,
      least,
      expiresAt: toMoment(expiresAt),
    }));
}
