import { useQuery } from '@tanstack/react-query';
import { call } from '@/api/call';
import { accountInfo, walletBalance } from '@/api/endpoints/account';
import { getNew } from '@/api/endpoints/home';
import { failureOf } from '@/api/errors';
import type { SystemType } from '@/domain/account';
import { saysNoAccount } from '@/domain/accounts/account-service';
import { currentUser } from '@/queries/account';
import { queryClient } from '@/queries/client';
import { invalidate, invalidateAfterPayment } from '@/queries/endpoint';

const statusQuery = (sysType: SystemType) => ({
  queryKey: ['account-status', sysType],
  queryFn: async ({ signal }: { signal: AbortSignal }) => {
    const user = await currentUser();
    return { user, active: await hasAccount(sysType, user.usercode, signal) };
  },
  // Another tab may have activated the account.
  staleTime: 0,
});

/** The person, and whether they have an account; having none is a result and no failure. */
export function useAccountStatus(sysType: SystemType) {
  return useQuery(statusQuery(sysType), queryClient);
}

/** The same fetched again, outside of a component. */
export function accountStatus(sysType: SystemType) {
  return queryClient.fetchQuery(statusQuery(sysType));
}

/** The account was activated: everything cached about it is outdated. */
export async function accountActivated(sysType: SystemType): Promise<void> {
  const { queryKey } = statusQuery(sysType);
  queryClient.setQueryData(queryKey, { user: await currentUser(), active: true });
  void invalidateAfterPayment();
  void invalidate(getNew);
}

async function hasAccount(sysType: SystemType, oa: string, signal: AbortSignal): Promise<boolean> {
  const quiet = { signal, quiet: true };
  try {
    await (sysType === 'WALLET'
      ? call(walletBalance, { accountType: 0 }, quiet)
      : call(accountInfo, { oa }, quiet));
    return true;
  } catch (error) {
    if (saysNoAccount(failureOf(error))) return false;
    throw error;
  }
}
