import { mockState, rows, whole } from '@/mocks/core/state-part';
import { withRuns, type Booking, type RunRecord } from './bookings';
import { defaultBookings } from './default-bookings';

declare module '@/mocks/core/state' {
  interface MockParts {
    /** In the order of booking. */
    readonly bookings: readonly Booking[];
    /** What the daily runs did, in order. */
    readonly runs: readonly RunRecord[];
    /** Up to when they were carried out, ms. */
    readonly ranUntil: number;
  }
}

export const parts = [
  mockState('bookings', { schema: rows, initial: ({ epoch }) => defaultBookings(epoch) }),
  mockState('runs', { schema: rows, initial: () => [], due: { runs: withRuns } }),
  mockState('ranUntil', { schema: whole, initial: ({ epoch }) => epoch }),
];
