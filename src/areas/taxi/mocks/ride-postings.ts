import { tenths, type Tenths } from '@/domain/money';
import { house, merchant, personal, type Posting } from '@/mocks/core/ledger';
import type { Person } from '@/mocks/core/people';
import { pastTripsOf } from './past-trips';
import type { Trip } from './trip';

/** Whom rides are paid to. */
export const taxiMerchant = '云杉出行';

/** What the rider's part of a trip is called in orders and in the bill. */
export function rideTitle({ state, from, to }: Trip): string {
  return state === 'cancelled' ? '打车取消费' : `打车 · ${from.name} 到 ${to.name}`;
}

/** What the rider pays for a trip: the own part of the fare, or the fee of cancelling. */
export function ownPart({ state, fare, cancelFee }: Trip): Tenths {
  return state === 'cancelled' ? cancelFee : (fare?.own ?? tenths(0));
}

/** The company pays its part of a trip out of its account for travel. */
export function companyPosting(id: string, { companyRule }: Trip, money: Tenths, time: number): Posting {
  return {
    id,
    time,
    kind: 'purchase',
    title: `${companyRule?.name ?? '打车'} · 公司承担`,
    source: taxiMerchant,
    legs: [
      { account: house.travel, delta: tenths(-money) },
      { account: merchant(taxiMerchant), delta: money },
    ],
  };
}

/** What the trips of a person cost before a world began at this moment, as postings of its past. */
export function pastRidePostings(epoch: number, person: Person): readonly Posting[] {
  return pastTripsOf(epoch, person).flatMap((trip): Posting[] => {
    const { id, at, fare } = trip;
    const money = ownPart(trip);
    const time = at.paid ?? epoch;
    const own: Posting = {
      id: `B-${id}`,
      time,
      kind: 'purchase',
      title: rideTitle(trip),
      source: taxiMerchant,
      legs: [
        { account: personal(person.usercode), delta: tenths(-money) },
        { account: merchant(taxiMerchant), delta: money },
      ],
    };
    const company = fare?.company ?? tenths(0);
    return [
      ...(money === 0 ? [] : [own]),
      ...(company === 0 ? [] : [companyPosting(`C-${id}`, trip, company, time)]),
    ];
  });
}
