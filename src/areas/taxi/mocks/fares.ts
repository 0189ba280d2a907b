import { toMoment } from '@/domain/business-time';
import { bestCoupon, type MallCoupon as PricedCoupon } from '@/domain/mall/coupon';
import type { Person } from '@/mocks/core/people';
import type { MockState } from '@/mocks/core/state';
import { couponsOf, couponState } from '@/mocks/life/coupons';
import type { CarKind } from '../rules/car-kind';
import { fareLines, fareTotal, rideMinutes, withCoupon, type Fare } from '../rules/fare';
import { splitFare, type CompanyRule } from '../rules/fare-split';
import { roadMetres, type Place } from '../rules/place';

interface PricedRide {
  kind: CarKind;
  from: Place;
  to: Place;
  /** When it begins, ms. */
  at: number;
  rule: CompanyRule | null;
}

/** What a ride is expected to cost, or cost where its metres and minutes are known by now. */
export function pricedRide(
  { kind, from, to, at, rule }: PricedRide,
  coupons: readonly PricedCoupon[],
  driven: { metres: number; minutes: number } | null = null,
) {
  const metres = driven?.metres ?? roadMetres(from.at, to.at);
  const minutes = driven?.minutes ?? rideMinutes(metres, at);
  const lines = fareLines({ kind, metres, minutes, at });
  const full = fareTotal(lines);
  const best = bestCoupon(coupons, full, at);
  const priced = best === null ? lines : withCoupon(lines, { name: best.coupon.name, off: best.off });
  const fare: Fare = splitFare(priced, rule, { at, city: from.city });
  return { fare, full, coupon: best?.coupon.id ?? null };
}

/** The coupons of a person that pay for rides now. */
export function taxiCouponsOf(state: MockState, person: Person, now: number): PricedCoupon[] {
  return couponsOf(state.seed.epoch, person.index)
    .filter(({ shop }) => shop === 'taxi')
    .filter((coupon) => couponState(coupon, state.usedCoupons, now) === 'usable')
    .map(({ expiresAt, ...coupon }) => ({ ...coupon, expiresAt: toMoment(expiresAt) }));
}
