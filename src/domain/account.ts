import { tenths, type Tenths } from './money';

/** LONGCOIN sessions have an OA account; WALLET sessions one personal account. */
export type SystemType = 'LONGCOIN' | 'WALLET';

/** Account kinds as they stand in account records: personal and incentive. */
type AccountKind = 'XF' | 'GLZ';

/** Account kinds as they stand in addresses and requests: 0 personal, 1 incentive. */
export type AccountType = 0 | 1;

export interface Account {
  accountType: AccountKind;
  accNo: string;
  balanceAmt: Tenths;
}

/** What an account shows: 0 where an incentive account is overdrawn. Sums and forecasts take the balance itself. */
export function shownBalance({
  accountType,
  balanceAmt,
}: Pick<Account, 'accountType' | 'balanceAmt'>): Tenths {
  return accountType === 'GLZ' ? tenths(Math.max(0, balanceAmt)) : balanceAmt;
}

export interface AccountInfo {
  realName: string;
  ifSenior: boolean;
  accountList: Account[];
}

/** The current user; `accountInfo` is null until the gateway has answered. */
export interface User {
  username: string;
  longBall: Tenths;
  mobile: string;
  jobCode: string;
  usercode: string;
  userId: string;
  email: string;
  avatar: string;
  accountInfo: AccountInfo | null;
}
