import * as v from 'valibot';
import { mockState } from '@/mocks/core/state-part';

declare module '@/mocks/core/state' {
  interface MockParts {
    /** What home celebrated or told of already, as `usercode id`. */
    readonly shown: readonly string[];
  }
}

export const parts = [mockState('shown', { schema: v.array(v.string()), initial: () => [] })];
