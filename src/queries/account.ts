import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '@/api/call';
import { accountInfo, queryUserInfo, walletBalance } from '@/api/endpoints/account';
import type { AccountInfo, SystemType } from '@/domain/account';
import { queryClient } from './client';
import { metaOf } from './endpoint';

const userQuery = queryOptions({
  queryKey: ['user'],
  // Not cancelled with the page that started it, because other queries wait for it.
  queryFn: () => call(queryUserInfo, {}),
  staleTime: Infinity,
});

const accountsQuery = (sysType: SystemType) =>
  queryOptions({
    queryKey: ['accounts', sysType],
    queryFn: ({ signal }) => (sysType === 'WALLET' ? walletAccount(signal) : staffAccounts(signal)),
    meta: metaOf(accountInfo),
  });

/** The owner of the session. */
export function useCurrentUser() {
  return useQuery(userQuery, queryClient);
}

/** The same outside of a component; rejects where the request fails. */
export function currentUser() {
  return queryClient.ensureQueryData(userQuery);
}

/** The accounts of the session: those of the account info, or the one personal account of a WALLET session. */
export function useAccounts(sysType: SystemType) {
  return useQuery(accountsQuery(sysType), queryClient);
}

/** The same outside of a screen; throws where the gateway does not say. */
export function currentAccounts(sysType: SystemType) {
  return queryClient.ensureQueryData(accountsQuery(sysType));
}

async function staffAccounts(signal: AbortSignal): Promise<AccountInfo> {
  const { usercode } = await queryClient.ensureQueryData(userQuery);
  return call(accountInfo, { oa: usercode }, { signal });
}

async function walletAccount(signal: AbortSignal): Promise<AccountInfo> {
  const [{ username }, { balance, longminId }] = await Promise.all([
    queryClient.ensureQueryData(userQuery),
    call(walletBalance, { accountType: 0 }, { signal }),
  ]);
  return {
    realName: username,
    ifSenior: false,
    accountList: [{ accountType: 'XF', accNo: longminId, balanceAmt: balance }],
  };
}
