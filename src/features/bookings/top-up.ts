import type { AccountType } from '@/domain/account';
import { href } from '@/domain/href';

/** Where coins come from: a person tops up, a team applies for more. */
export function topUpOf(accountType: AccountType): string {
  return accountType === 0 ? href('/recharge') : href('/AccountApplyH5');
}
