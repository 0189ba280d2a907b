import * as v from 'valibot';
import { mockState } from '@/mocks/core/state-part';

declare module '@/mocks/core/state' {
  interface MockParts {
    /** One-time keys that were exchanged. */
    readonly usedKeys: readonly string[];
  }
}

export const parts = [mockState('usedKeys', { schema: v.array(v.string()), initial: () => [] })];
