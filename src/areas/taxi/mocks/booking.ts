import { tenths } from '@/domain/money';
import type { Person } from '@/mocks/core/people';
import { nextId, type MockState } from '@/mocks/core/state';
import type { CarKind } from '../rules/car-kind';
import { rideMinutes } from '../rules/fare';
import type { CompanyRule } from '../rules/fare-split';
import { roadMetres, type Place } from '../rules/place';
import { isUnderWay } from '../rules/trip-state';
import { pricedRide, taxiCouponsOf } from './fares';
import { isOwed, type Trip } from './trip';

interface Ride {
  from: Place;
  to: Place;
  kind: CarKind;
  /** The moment that it is booked for, ms; null for now. */
  when: number | null;
  rule: CompanyRule | null;
  note: string;
}

/** What a ride is estimated to cost at this moment, and with which coupon. */
export function estimated(state: MockState, person: Person, { when, ...ride }: Ride, now: number) {
  return pricedRide({ ...ride, at: when ?? now }, taxiCouponsOf(state, person, now));
}

/** The trip of a person that is under way or still owed; undefined where there is none. */
export function openTripOf(state: MockState, rider: string): Trip | undefined {
  return state.trips.filter((trip) => trip.rider === rider && (isUnderWay(trip.state) || isOwed(trip))).pop();
}

/** A new trip, which holds its coupon; a driver is looked for at once, or shortly before its time. */
export function tripBooked(
  before: MockState,
  person: Person,
  ride: Ride,
  now: number,
): { state: MockState; id: string } {
  const { id, state } = nextId(before, 'T');
  const { fare, coupon } = estimated(before, person, ride, now);
  const { from, to, kind, when, rule, note } = ride;
  const metres = roadMetres(from.at, to.at);
  // Times are whole seconds on the wire.
  const ordered = Math.floor(now / 1000) * 1000;
  const trip: Trip = {
    id,
    rider: person.usercode,
    state: when === null ? 'waiting' : 'booked',
    from,
    to,
    kind,
    when,
    companyRule: fare.rule === null ? null : rule,
    coupon,
    metres,
    minutes: rideMinutes(metres, when ?? now),
    estimate: fare,
    fare: null,
    driver: null,
    driverFrom: null,
    at: {
      ordered,
      searched: when === null ? ordered : null,
      assigned: null,
      arrived: null,
      started: null,
      finished: null,
      paid: null,
      ended: null,
    },
    cancelFee: tenths(0),
    order: null,
    note,
  };
  const usedCoupons =
    coupon === null ? state.usedCoupons : { ...state.usedCoupons, [coupon]: { order: id, at: ordered } };
  return { state: { ...state, usedCoupons, trips: [...state.trips, trip] }, id };
}
