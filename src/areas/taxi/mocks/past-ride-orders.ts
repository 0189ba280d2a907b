import { toMoment } from '@/domain/business-time';
import { tenths } from '@/domain/money';
import type { CashierOrder } from '@/mocks/cashier/cashier-order';
import { noParts } from '@/mocks/cashier/order-kinds';
import { person } from '@/mocks/core/people';
import { pastTripsOf } from './past-trips';
import { ownPart, rideTitle, taxiMerchant } from './ride-postings';
import type { Trip } from './trip';

const minute = 60_000;

/** What a person paid for the trips before a world began, as orders, oldest first; the bill has the same payments. */
export function pastRideOrders(epoch: number, buyer: string): readonly CashierOrder[] {
  const rider = person(0);
  if (buyer !== rider.usercode) return [];
  return pastTripsOf(epoch, rider)
    .flatMap((trip, index) => {
      const { paid } = trip.at;
      return paid === null || ownPart(trip) === 0 ? [] : [orderOfTrip(trip, paid, index)];
    })
    .reverse();
}

function orderOfTrip(trip: Trip, paidAt: number, index: number): CashierOrder {
  const money = ownPart(trip);
  const createdAt = trip.at.finished ?? trip.at.ended ?? paidAt - minute;
  return {
    ...noParts(),
    id: `${toMoment(createdAt).replace(/\D/g, '').slice(2, 12)}${8000 + index}`,
    buyer: trip.rider,
    product: 'goods',
    merchant: taxiMerchant,
    goods: rideTitle(trip),
    count: 1,
    money,
    returnUrl: '',
    trip: { trip: trip.id },
    createdAt,
    payBefore: paidAt + 14 * minute,
    state: 'paid',
    payment: {
      method: 'coins',
      family: null,
      payer: trip.rider,
      coins: money,
      thirdParty: tenths(0),
      points: 0,
      pointsMoney: tenths(0),
      sentAt: paidAt,
      waitsFor: null,
      settledAt: paidAt,
      billId: `B-${trip.id}`,
    },
    failed: null,
    closed: null,
    refunds: [],
    refundAskedAt: null,
    refundedAt: null,
  };
}
