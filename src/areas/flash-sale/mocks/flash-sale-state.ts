import { mockState, rows } from '@/mocks/core/state-part';
import { withTurns, type FlashTicket } from './flash-queue';

declare module '@/mocks/core/state' {
  interface MockParts {
    /** Orders of the flash sale that wait for their turn, in the order of their arrival, and the outcomes of the former ones. */
    readonly flashQueue: readonly FlashTicket[];
  }
}

export const parts = [
  mockState('flashQueue', { schema: rows, initial: () => [], due: { turns: withTurns } }),
];
