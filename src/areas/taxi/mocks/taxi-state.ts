import * as v from 'valibot';
import { mockState, rows } from '@/mocks/core/state-part';
import type { Trip } from './trip';
import { withTripsAt } from './trip-life';
import { noTripRequests, type TripRequests } from './trip-requests';

declare module '@/mocks/core/state' {
  interface MockParts {
    /** Rides, in the order of booking. */
    readonly trips: readonly Trip[];
    /** What riders said and asked about their rides. */
    readonly tripRequests: TripRequests;
  }
}

export const parts = [
  mockState('trips', { schema: rows, initial: () => [], due: { services: withTripsAt } }),
  mockState('tripRequests', {
    schema: v.looseObject({
      shares: rows,
      ratings: v.record(v.string(), v.looseObject({})),
      invoices: v.record(v.string(), v.looseObject({})),
    }),
    initial: () => noTripRequests,
  }),
];
