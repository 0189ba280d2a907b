import type { AccountType } from '@/domain/account';
import type { Tenths } from '@/domain/money';
import { useAccounts } from '@/queries/account';
import { useSession } from '@/state/session';

/** The raw balance of an account; null while it is not known. */
export function useBalanceOf(accountType: AccountType): Tenths | null {
  const { data } = useAccounts(useSession(({ sysType }) => sysType));
  const kind = accountType === 0 ? 'XF' : 'GLZ';
  return data?.accountList.find((each) => each.accountType === kind)?.balanceAmt ?? null;
}
