import * as v from 'valibot';
import { accountHistoryOf } from '@/mocks/accounts/account-history';
import { withExpires } from '@/mocks/accounts/expired-coins';
import type { Thanks, Transfer } from '@/mocks/accounts/transfers';
import type { Ledger } from '@/mocks/core/ledger';
import { mockState, rows, whole } from '@/mocks/core/state-part';

declare module '@/mocks/core/state' {
  interface MockParts {
    readonly ledger: Ledger;
    readonly transfers: readonly Transfer[];
    readonly thanks: readonly Thanks[];
    /** Usercodes of people without an account. */
    readonly withoutAccount: readonly string[];
  }
}

export const parts = [
  mockState('ledger', {
    schema: v.looseObject({ deltas: v.record(v.string(), whole), postings: rows }),
    initial: (seed) => ({ deltas: {}, lots: accountHistoryOf(seed).lots, postings: [] }),
    due: { expiry: withExpires },
  }),
  mockState('transfers', { schema: rows, initial: () => [] }),
  mockState('thanks', { schema: rows, initial: () => [] }),
  mockState('withoutAccount', { schema: v.array(v.string()), initial: () => [] }),
];
