import type { Tenths } from '@/domain/money';
import { currentAccounts, useAccounts } from '@/queries/account';
import { useSession } from '@/state/session';

/**
 * Tells whether the coins of the personal account can pay so much; the cashier offers what they cannot. The balance is read in advance, and
 * waited for where it is not there yet; no where the gateway does not say.
 */
export function useCoinsSuffice(): (money: Tenths) => Promise<boolean> {
  const sysType = useSession((session) => session.sysType);
  useAccounts(sysType);
  return async (money) => {
    const accounts = await currentAccounts(sysType).catch(() => null);
    const personal = accounts?.accountList.find(({ accountType }) => accountType === 'XF');
    return personal !== undefined && personal.balanceAmt >= money;
  };
}
