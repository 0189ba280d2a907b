import { accountHistoryOf } from '@/mocks/accounts/account-history';
import { balanceOf } from '@/mocks/accounts/balances';
import type { MockControl } from '@/mocks/core/control-action';
import type { MockState } from '@/mocks/core/state';

export const control: MockControl = {
  actions: { 'GET balances': (state) => ({ state, say: balances(state) }) },
};

/** Amounts in tenths: the sum over all accounts, which is zero, and the lowest personal balance. */
function balances(state: MockState): object {
  const accounts = new Set([...accountHistoryOf(state.seed).accounts(), ...Object.keys(state.ledger.deltas)]);
  let sum = 0;
  let lowestPersonal = Infinity;
  for (const account of accounts) {
    const balance = balanceOf(state, account);
    sum += balance;
    if (account.startsWith('XF:')) lowestPersonal = Math.min(lowestPersonal, balance);
  }
  return { accounts: accounts.size, sum, lowestPersonal };
}
