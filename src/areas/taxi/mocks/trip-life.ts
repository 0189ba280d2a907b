import type { Tenths } from '@/domain/money';
import { orderCreated } from '@/mocks/cashier/orders';
import { post } from '@/mocks/core/ledger';
import { nextId, type MockState } from '@/mocks/core/state';
import { withSent } from '@/mocks/payment-security/sms';
import { placeLine } from '../rules/place';
import { tripStateAfter, type TripChange } from '../rules/trip-state';
import { driverOf } from './drivers';
import {
  arrivesAt,
  assignedAt,
  driven,
  driverStart,
  finishesAt,
  getsInAt,
  givenUpAt,
  searchBegins,
  serialOf,
} from './driving';
import { companyPosting, ownPart, rideTitle, taxiMerchant } from './ride-postings';
import { isOwed, type Trip } from './trip';
import { pricedTrip } from './trip-price';

/** A ride stays to be paid for so long, ms; afterwards its order is made anew. */
const payableFor = 30 * 86_400_000;

interface Due {
  at: number;
  happen: (state: MockState, trip: Trip, at: number) => MockState;
}

/** Does to every trip what time does to it, each step at its own moment, and notices what was paid. */
export function withTripsAt(state: MockState, now: number): MockState {
  let after = state;
  for (const { id } of state.trips) after = tripAt(after, id, now);
  return after;
}

function tripAt(state: MockState, id: string, now: number): MockState {
  const trip = state.trips.find((each) => each.id === id);
  const due = trip === undefined ? null : dueChange(state, trip);
  if (trip === undefined || due === null || due.at > now) return state;
  // After a long time several changes may be due, one behind the other.
  return tripAt(due.happen(state, trip, due.at), id, now);
}

function dueChange(state: MockState, trip: Trip): Due | null {
  const { at, when } = trip;
  switch (trip.state) {
    case 'booked':
      return when === null ? null : { at: searchBegins(when), happen: searched };
    case 'waiting': {
      if (at.searched === null) return null;
      const found = assignedAt(trip, at.searched);
      return found === null
        ? { at: givenUpAt(at.searched), happen: givenUp }
        : { at: found, happen: assigned };
    }
    case 'assigned':
      return at.assigned === null ? null : { at: arrivesAt(trip, at.assigned), happen: arrived };
    case 'arrived-at-start':
      return at.arrived === null ? null : { at: getsInAt(at.arrived), happen: started };
    case 'riding':
      return at.started === null ? null : { at: finishesAt(trip, at.started), happen: finished };
    default:
      return isOwed(trip) ? orderChange(state, trip) : null;
  }
}

/** The outcome of the order of a trip: paid, or closed and made anew, because closing it does not cancel what is owed. */
function orderChange(state: MockState, { order: id }: Trip): Due | null {
  const order = state.orders.find((each) => each.id === id);
  const settledAt = order?.payment?.settledAt ?? null;
  if (settledAt !== null) return { at: settledAt, happen: paid };
  if (order?.state !== 'closed') return null;
  return { at: order.closed?.at ?? 0, happen: ordered };
}

function searched(state: MockState, trip: Trip, at: number): MockState {
  return changed(state, trip, 'search', { at: { ...trip.at, searched: at } });
}

function assigned(state: MockState, trip: Trip, at: number): MockState {
  const driver = driverOf(serialOf(trip), trip.kind, trip.from.city);
  const after = changed(state, trip, 'assign', {
    driver,
    driverFrom: driverStart(trip),
    at: { ...trip.at, assigned: at },
  });
  return told(after, trip, at, `${driver.name}已接单，${driver.plate}，${driver.car}。`);
}

function givenUp(state: MockState, trip: Trip, at: number): MockState {
  const after = changed(couponReturned(state, trip), trip, 'giveUp', { at: { ...trip.at, ended: at } });
  return told(after, trip, at, '暂时没有司机接单，这次叫车已结束，没有产生费用。');
}

function arrived(state: MockState, trip: Trip, at: number): MockState {
  const after = changed(state, trip, 'arrive', { at: { ...trip.at, arrived: at } });
  return told(after, trip, at, `司机已到${placeLine(trip.from)}，最多免费等你 5 分钟。`);
}

function started(state: MockState, trip: Trip, at: number): MockState {
  return changed(state, trip, 'getIn', { at: { ...trip.at, started: at } });
}

function finished(state: MockState, trip: Trip, at: number): MockState {
  const { started: since } = trip.at;
  if (since === null) throw new Error(`trip ${trip.id} never started`);
  const fare = pricedTrip(state, trip, driven(trip, since));
  const booked = companyPartPaid(state, trip, fare.company, at);
  const times = { ...trip.at, finished: at };
  if (fare.own > 0) {
    const after = { ...trip, fare, at: times };
    return ordered(changed(booked, after, 'finish', {}), { ...after, state: 'to-pay' }, at);
  }
  const over: Trip = { ...trip, fare, at: { ...times, paid: at }, state: 'to-pay' };
  return changed(changed(booked, trip, 'finish', {}), over, 'settle', {});
}

/** Cancels a trip before the ride; a fee becomes an order. */
export function cancelled(state: MockState, trip: Trip, cancelFee: Tenths, at: number): MockState {
  const parts = { cancelFee, at: { ...trip.at, ended: at } };
  const after = changed(couponReturned(state, trip), trip, 'cancel', parts);
  return cancelFee === 0 ? after : ordered(after, { ...trip, ...parts, state: 'cancelled' }, at);
}

function paid(state: MockState, trip: Trip, at: number): MockState {
  const times = { ...trip.at, paid: at };
  return trip.state === 'to-pay'
    ? changed(state, trip, 'settle', { at: times })
    : kept(state, { ...trip, at: times });
}

/** What the rider owes becomes an order at the cashier. */
function ordered(state: MockState, trip: Trip, at: number): MockState {
  const content = {
    buyer: trip.rider,
    product: 'goods',
    merchant: taxiMerchant,
    goods: rideTitle(trip),
    count: 1,
    money: ownPart(trip),
    returnUrl: '',
    trip: { trip: trip.id },
  } as const;
  const made = orderCreated(state, content, at, payableFor);
  return kept(made.state, { ...trip, order: made.id });
}

function companyPartPaid(state: MockState, trip: Trip, money: Tenths, time: number): MockState {
  if (money === 0) return state;
  const { id, state: named } = nextId(state, 'B');
  return { ...named, ledger: post(named.ledger, companyPosting(id, trip, money, time)) };
}

function couponReturned(state: MockState, { coupon }: Trip): MockState {
  if (coupon === null) return state;
  const { [coupon]: _, ...usedCoupons } = state.usedCoupons;
  return { ...state, usedCoupons };
}

/** A trip after a change; throws where the change is not legal, which would be a fault of ours. */
function changed(state: MockState, trip: Trip, change: TripChange, parts: Partial<Trip>): MockState {
  const after = tripStateAfter(trip.state, change);
  if (after === null) throw new Error(`trip ${trip.id}: no ${change} while ${trip.state}`);
  return kept(state, { ...trip, ...parts, state: after });
}

function kept(state: MockState, trip: Trip): MockState {
  return { ...state, trips: state.trips.map((each) => (each.id === trip.id ? trip : each)) };
}

function told(state: MockState, { rider }: Trip, time: number, text: string): MockState {
  return withSent(state, { kind: 'notice', to: rider, time, text, link: '/newDidiHome' });
}
