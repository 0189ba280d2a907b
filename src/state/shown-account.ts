import type { Account, AccountType } from '@/domain/account';
import { persisted } from './slice';

/** Which account the envelope on /home shows. */
interface ShownAccount {
  accountType: AccountType;
}

const personal: ShownAccount = { accountType: 0 };
const team: ShownAccount = { accountType: 1 };

export const useShownAccount = persisted<ShownAccount>(
  'person',
  'shown-account',
  (stored) => ((stored as Partial<ShownAccount> | null)?.accountType === 1 ? team : personal),
  ({ accountType }) => accountType === 1,
);

/** The switch on the envelope was moved. */
export function accountSelected(accountType: AccountType): void {
  useShownAccount.setState({ accountType });
}

/** The accounts were fetched: where the shown one is no longer listed, the other is shown, as no switch would lead to it. */
export function accountsListed(accountList: readonly Pick<Account, 'accountType'>[]): void {
  const { accountType } = useShownAccount.getState();
  const kind = accountType === 1 ? 'GLZ' : 'XF';
  if (accountList.length === 0 || accountList.some((account) => account.accountType === kind)) return;
  accountSelected(accountType === 1 ? 0 : 1);
}
