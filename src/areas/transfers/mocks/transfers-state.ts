import * as v from 'valibot';
import { mockState, rows } from '@/mocks/core/state-part';
import { noSealedLetters, type SealedLetters } from '@/mocks/transfers/sealed-letters';

declare module '@/mocks/core/state' {
  interface MockParts {
    readonly letters: SealedLetters;
  }
}

export const parts = [
  mockState('letters', {
    schema: v.looseObject({ opened: rows, tellsSenders: v.array(v.string()) }),
    initial: () => noSealedLetters,
  }),
];
