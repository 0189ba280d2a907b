import * as v from 'valibot';
import { mockState } from '@/mocks/core/state-part';
import type { JdAccount } from '@/mocks/prepaid/jd-account';

declare module '@/mocks/core/state' {
  interface MockParts {
    /** Accounts with JD that people have bound, unbound or put beans into, by usercode. */
    readonly jdAccounts: Readonly<Record<string, JdAccount>>;
  }
}

export const parts = [
  mockState('jdAccounts', { schema: v.record(v.string(), v.looseObject({})), initial: () => ({}) }),
];
