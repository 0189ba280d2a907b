import { mockState, rows } from '@/mocks/core/state-part';
import { defaultClaims, type PrizeClaim } from '@/mocks/prizes/prizes';

declare module '@/mocks/core/state' {
  interface MockParts {
    /** Prizes that were claimed, in the order of claiming. */
    readonly prizeClaims: readonly PrizeClaim[];
  }
}

export const parts = [
  mockState('prizeClaims', { schema: rows, initial: ({ epoch }) => defaultClaims(epoch) }),
];
