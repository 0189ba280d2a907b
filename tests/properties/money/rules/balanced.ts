import type { Walk } from '../walk';
import { expectSame } from './broken';

/** All postings together come to nothing, and every account is what its postings come to. */
export function balanced({ state, books }: Walk): void {
  let sum = 0;
  for (const change of books.changes.values()) sum += change;
  expectSame('sum of all postings', sum, 0);
  for (const [account, delta] of Object.entries(state.ledger.deltas))
    expectSame(`change of ${account}`, delta, books.changes.get(account) ?? 0);
}
