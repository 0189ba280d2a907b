import type { CashierOrder } from '@/mocks/cashier/cashier-order';
import { orderId } from '@/mocks/cashier/order-id';
import { pastOrder } from '@/mocks/cashier/past-order';
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
  return pastOrder({
    id: orderId(createdAt, 8_000 + index),
    buyer: trip.rider,
    merchant: taxiMerchant,
    goods: rideTitle(trip),
    money,
    createdAt,
    paidAt,
    state: 'paid',
    billId: `B-${trip.id}`,
    parts: { trip: { trip: trip.id } },
  });
}
