import * as v from 'valibot';
import { mockState, rows } from '@/mocks/core/state-part';
import { noSecondHand, type SecondHand } from './items';

declare module '@/mocks/core/state' {
  interface MockParts {
    readonly secondHand: SecondHand;
  }
}

export const parts = [
  mockState('secondHand', {
    schema: v.looseObject({ items: rows, favourites: v.array(v.string()), reports: rows }),
    initial: () => noSecondHand,
  }),
];
