import { balanceOf } from '@/mocks/accounts/balances';
import { house } from '@/mocks/core/ledger';
import type { Walk } from '../walk';
import { expectAtMost } from './broken';

/** Those who pay without having anything: the company, the bank, the shop's own points. */
const bottomless: readonly string[] = [house.issuer, house.travel, house.thirdParty, house.points];

/** No account of a person, team or shop is below zero. */
export function aboveFloor({ state, books }: Walk): void {
  for (const account of books.changes.keys())
    if (!bottomless.includes(account)) expectAtMost(`missing in ${account}`, -balanceOf(state, account), 0);
}
