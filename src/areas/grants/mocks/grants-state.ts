import * as v from 'valibot';
import { mockState, rows } from '@/mocks/core/state-part';
import { defaultGrants } from './default-grants';
import type { Grants } from './grant-request';
import { withPayouts } from './payouts';

declare module '@/mocks/core/state' {
  interface MockParts {
    readonly grants: Grants;
  }
}

export const parts = [
  mockState('grants', {
    schema: v.looseObject({ requests: rows }),
    initial: ({ epoch }) => defaultGrants(epoch),
    due: { payouts: withPayouts },
  }),
];
