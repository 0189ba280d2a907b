import * as v from 'valibot';
import { mockState, rows } from '@/mocks/core/state-part';
import type { JdAccount } from '@/mocks/prepaid/jd-account';
import { defaultNumbers, type MockSavedNumber } from './saved-numbers';

declare module '@/mocks/core/state' {
  interface MockParts {
    /** Accounts with JD that people have bound, unbound or put beans into, by usercode. */
    readonly jdAccounts: Readonly<Record<string, JdAccount>>;
    /** Numbers that are topped up often, in the order of saving. */
    readonly savedNumbers: readonly MockSavedNumber[];
  }
}

export const parts = [
  mockState('jdAccounts', { schema: v.record(v.string(), v.looseObject({})), initial: () => ({}) }),
  mockState('savedNumbers', { schema: rows, initial: defaultNumbers }),
];
