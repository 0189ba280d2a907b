import { isActive } from '@/mocks/accounts/balances';
import { personal } from '@/mocks/core/ledger';
import { findPerson, type Person } from '@/mocks/core/people';
import type { MockState } from '@/mocks/core/state';
import type { RatingTag } from '../rules/trip-rating';
import { shareOutlives } from '../rules/trip-share';
import { pastTripsOf } from './past-trips';
import type { Trip } from './trip';

/** A public link to a trip. */
interface TripShare {
  readonly id: string;
  readonly trip: string;
}

interface Rating {
  readonly stars: number;
  readonly tags: readonly RatingTag[];
  readonly text: string;
}

interface Invoice {
  readonly title: string;
  readonly email: string;
  /** ms. */
  readonly at: number;
}

/** What riders said and asked about their trips; ratings and invoices by the id of the trip. */
export interface TripRequests {
  readonly shares: readonly TripShare[];
  readonly ratings: Readonly<Record<string, Rating>>;
  readonly invoices: Readonly<Record<string, Invoice>>;
}

export const noTripRequests: TripRequests = { shares: [], ratings: {}, invoices: {} };

/** The trips of a person, the newest first. */
export function tripsOf(state: MockState, person: Person): readonly Trip[] {
  const since = state.trips.filter(({ rider }) => rider === person.usercode);
  return [...since.reverse(), ...(hasPast(state, person) ? pastTripsOf(state.seed.epoch, person) : [])];
}

/** Whether a world tells what happened to a person before it began. */
function hasPast(state: MockState, { usercode, index }: Person): boolean {
  return index === 0 && state.seed.entries > 0 && isActive(state, personal(usercode));
}

/** A trip of this person; undefined if the id belongs to another person or to no trip. */
export function ownTrip(state: MockState, person: Person, id: string): Trip | undefined {
  return tripsOf(state, person).find((trip) => trip.id === id);
}

/** The trip that a link shows at `now` (ms); undefined where the link is unknown, taken back or over. */
export function sharedTripOf(state: MockState, share: string, now: number): Trip | undefined {
  const link = state.tripRequests.shares.find(({ id }) => id === share);
  const trip = state.trips.find(({ id }) => id === link?.trip);
  if (trip === undefined || findPerson(trip.rider, state.seed.staff) === undefined) return undefined;
  const end = endOf(trip);
  return end === null || now < end + shareOutlives ? trip : undefined;
}

/** When the ride of a trip was over, ms; null while it goes on. */
function endOf({ at }: Trip): number | null {
  return at.finished ?? at.ended;
}
