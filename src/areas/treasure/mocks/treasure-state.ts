import * as v from 'valibot';
import { mockState, rows } from '@/mocks/core/state-part';
import { withCancelledRounds } from './cancelled-rounds';
import { noTreasure, type Treasure } from './treasure-part';

declare module '@/mocks/core/state' {
  interface MockParts {
    readonly treasure: Treasure;
  }
}

export const parts = [
  mockState('treasure', {
    schema: v.looseObject({ claims: rows, cancelled: v.array(v.string()) }),
    initial: () => noTreasure,
    due: { refunds: withCancelledRounds },
  }),
];
