import { mockState, rows } from '@/mocks/core/state-part';
import { defaultFamily } from './default-family';
import type { FamilyAgreement } from './family-agreement';

declare module '@/mocks/core/state' {
  interface MockParts {
    /** Who may pay with whose coins. */
    readonly family: readonly FamilyAgreement[];
  }
}

export const parts = [mockState('family', { schema: rows, initial: ({ epoch }) => defaultFamily(epoch) })];
