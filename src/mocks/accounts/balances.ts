import { tenths, type Tenths } from '@/domain/money';
import type { MockState } from '@/mocks/core/state';
import { accountHistoryOf, runningRows, type AccountHistoryRow } from './account-history';

export function balanceOf(state: MockState, account: string): Tenths {
  return tenths(accountHistoryOf(state.seed).balance(account) + (state.ledger.deltas[account] ?? 0));
}

/** All lines of an account, oldest first; none while it is not activated. */
export function rowsOf(state: MockState, account: string): readonly AccountHistoryRow[] {
  if (!isActive(state, account)) return [];
  const book = accountHistoryOf(state.seed);
  const since = runningRows(account, book.balance(account), state.ledger.postings);
  return since.length === 0 ? book.rows(account) : [...book.rows(account), ...since];
}

/** Coins that were granted before wait in it, out of sight. */
export function isActive(state: MockState, account: string): boolean {
  return !state.withoutAccount.some((usercode) => account.endsWith(`:${usercode}`));
}
