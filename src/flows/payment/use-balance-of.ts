import type { AccountType } from '@/domain/account';
import type { Tenths } from '@/domain/money';
import { useAccounts } from '@/queries/account';
import { useSession } from '@/state/session';

/** The balance of an account, which may be below zero; null while it is unknown. */
export function useBalanceOf(accountType: AccountType): Tenths | null {
  const { data } = useAccounts(useSession(({ sysType }) => sysType));
  const kind = accountType === 0 ? 'XF' : 'GLZ';
  return data?.accountList.find((account) => account.accountType === kind)?.balanceAmt ?? null;
}
