import * as v from 'valibot';
import { mockState, rows } from '@/mocks/core/state-part';
import type { Trip } from './trip';
import { emptyTripDesk, type TripDesk } from './trip-desk';
import { withTripsAt } from './trip-life';

declare module '@/mocks/core/state' {
  interface MockParts {
    /** Rides, in the order of booking. */
    readonly trips: readonly Trip[];
    /** What riders said and asked about their rides. */
    readonly tripDesk: TripDesk;
  }
}

export const parts = [
  mockState('trips', { schema: rows, initial: () => [], due: { services: withTripsAt } }),
  mockState('tripDesk', {
    schema: v.looseObject({
      shares: rows,
      ratings: v.record(v.string(), v.looseObject({})),
      invoices: v.record(v.string(), v.looseObject({})),
    }),
    initial: () => emptyTripDesk,
  }),
];
