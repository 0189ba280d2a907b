import { accountHistoryOf } from '@/mocks/accounts/account-history';
import type { Posting } from '@/mocks/core/ledger';
import { beginning } from './beginning';

/** Coins that never expire stand under this. */
export const never = Infinity;

const isOwned = (account: string) => !account.startsWith('house:') && !account.startsWith('merchant:');

/** What the postings of a walk come to, added up without the mock's own sums; tenths. */
export class Books {
  /** By account, since the world began. */
  readonly changes = new Map<string, number>();
  /** All coins that ever came to an account, by the moment of their expiry; what merely came back is not among them. */
  readonly given = new Map<string, Map<number, number>>();
  private read = 0;
  private readonly ids = new Set<string>();

  /** Reads what was posted since the last time. */
  take(postings: readonly Posting[]): void {
    for (; this.read < postings.length; this.read += 1) {
      const posting = postings[this.read];
      if (posting !== undefined) this.enter(posting);
    }
  }

  private enter({ id, kind, legs, returns, expiresAt = never }: Posting): void {
    this.ids.add(id);
    // What was paid before the walk comes to it from outside.
    const isReturn = kind === 'refund' && (returns === undefined || this.ids.has(returns));
    for (const { account, delta } of legs) {
      this.changes.set(account, (this.changes.get(account) ?? 0) + delta);
      if (delta <= 0 || isReturn || !isOwned(account)) continue;
      const days = this.given.get(account) ?? atFirst(account);
      days.set(expiresAt, (days.get(expiresAt) ?? 0) + delta);
      this.given.set(account, days);
    }
  }

  /** The coins that were ever an account's, by their expiry. */
  everGiven(account: string): ReadonlyMap<number, number> {
    return this.given.get(account) ?? atFirst(account);
  }
}

/** What an account had before its first line in the ledger. */
function atFirst(account: string): Map<number, number> {
  const { balance, lots } = accountHistoryOf(beginning.seed);
  const days = new Map<number, number>();
  let undated: number = balance(account);
  for (const { expiresAt, left } of lots[account] ?? []) {
    days.set(expiresAt, (days.get(expiresAt) ?? 0) + left);
    undated -= left;
  }
  return days.set(never, undated);
}
