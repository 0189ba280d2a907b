import { toMoment } from '@/domain/business-time';
import { findPerson } from '@/mocks/core/people';
import type { MockState } from '@/mocks/core/state';
import { couponsOf } from '@/mocks/life/coupons';
import type { Fare } from '../rules/fare';
import { pricedRide } from './fares';
import type { Trip } from './trip';

/** What a trip costs as it was driven, with the coupon that it holds and by the company rule of its booking. */
export function pricedTrip(
  state: MockState,
  { rider, kind, from, to, at, coupon, companyRule }: Trip,
  driven: { metres: number; minutes: number },
): Fare {
  const person = findPerson(rider, state.seed.staff);
  const held = couponsOf(state.seed.epoch, person?.index ?? 0)
    .filter(({ id }) => id === coupon)
    .map(({ expiresAt, ...each }) => ({ ...each, expiresAt: toMoment(expiresAt) }));
  const ride = { kind, from, to, at: at.started ?? at.ordered, rule: companyRule };
  return pricedRide(ride, held, driven).fare;
}
