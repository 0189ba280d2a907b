import type { AccountType } from '@/domain/account';
import { href } from '@/domain/href';

/** The page that adds coins: top-up for the personal account, an application for the incentive account. */
export function topUpPage(accountType: AccountType): string {
  return accountType === 0 ? href('/recharge') : href('/AccountApplyH5');
}
