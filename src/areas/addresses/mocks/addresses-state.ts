import { defaultAddresses, type MockAddress } from '@/mocks/addresses/addresses';
import { mockState, rows } from '@/mocks/core/state-part';

declare module '@/mocks/core/state' {
  interface MockParts {
    /** Shipping addresses, in the order of saving. */
    readonly addresses: readonly MockAddress[];
  }
}

export const parts = [mockState('addresses', { schema: rows, initial: defaultAddresses })];
