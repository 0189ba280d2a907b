import * as v from 'valibot';
import { mockState } from '@/mocks/core/state-part';
import { noPopups, type Popups } from './popups';

declare module '@/mocks/core/state' {
  interface MockParts {
    readonly popups: Popups;
  }
}

export const parts = [
  mockState('popups', {
    schema: v.looseObject({ acknowledged: v.array(v.string()), newcomers: v.array(v.string()) }),
    initial: () => noPopups,
  }),
];
