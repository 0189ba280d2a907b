import * as v from 'valibot';
import { person } from '@/mocks/core/people';
import { mockState, rows } from '@/mocks/core/state-part';
import { someAuthorisations, type Authorisations } from './authorisations';

declare module '@/mocks/core/state' {
  interface MockParts {
    readonly authorisations: Authorisations;
  }
}

export const parts = [
  mockState('authorisations', {
    schema: v.looseObject({ given: rows, redemption: v.record(v.string(), v.looseObject({})) }),
    initial: ({ epoch }) => someAuthorisations(person(0).usercode, epoch),
  }),
];
