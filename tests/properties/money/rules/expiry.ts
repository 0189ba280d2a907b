import { balanceOf } from '@/mocks/accounts/balances';
import { personal } from '@/mocks/core/ledger';
import { never } from '../books';
import { actors } from '../people';
import type { Walk } from '../walk';
import { expectAtMost } from './broken';

/** Of coins that expire on one day no person has more than ever came with it; nor of those that never expire. */
export function datesAreKept({ state, books, now }: Walk): void {
  for (const { usercode } of actors) {
    const account = personal(usercode);
    const held = new Map<number, number>();
    let undated: number = balanceOf(state, account);
    for (const { expiresAt, left } of state.ledger.lots[account] ?? []) {
      held.set(expiresAt, (held.get(expiresAt) ?? 0) + left);
      undated -= left;
    }
    expectAtMost(`dated coins beyond the balance of ${usercode}`, -undated, 0);
    const given = books.everGiven(account);
    for (const [day, coins] of held.set(never, undated)) {
      expectAtMost(`coins of ${usercode} until ${day}`, coins, given.get(day) ?? 0);
      expectAtMost(`coins of ${usercode} after their day`, day <= now ? coins : 0, 0);
    }
  }
}
