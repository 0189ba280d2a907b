import type { AccountInfo, User } from '@/domain/account';
import { tenths } from '@/domain/money';
import { inMemory } from './slice';

const initial: User = {
  username: '',
  longBall: tenths(0),
  mobile: '',
  jobCode: '',
  usercode: '',
  userId: '',
  email: '',
  avatar: '',
  accountInfo: null,
};

/** The current user; an empty `usercode` means “not known yet”. Not stored: it is fetched at each start. */
export const useUser = inMemory<User>('person', initial);

/** The gateway identified the owner of the token. */
export function userIdentified(user: Omit<User, 'longBall' | 'accountInfo'>): void {
  useUser.setState(user);
}

/** The accounts were fetched; `longBall` is the balance of the personal one. */
export function accountsKnown(accountInfo: AccountInfo): void {
  const personal = accountInfo.accountList.find(({ accountType }) => accountType === 'XF');
  useUser.setState({ accountInfo, longBall: personal?.balanceAmt ?? tenths(0) });
}

/** The session has ended or changed. */
export function userForgotten(): void {
  useUser.setState(initial, true);
}
