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
  const ask = (usercode: string) => call(accountInfo, { oa: usercode }, { signal });
  const known = knownUser();
  const early = known === '' ? null : ask(known);
  if (early !== null) noteAsked();
  early?.catch(() => undefined);
  const user = await queryClient.ensureQueryData(userQuery).finally(noteAsked);
  return early !== null && user.usercode === known ? early : ask(user.usercode);
}

let noteAsked: () => void = () => undefined;
const asked = new Promise<void>((resolve) => (noteAsked = resolve));

/** Resolves once the question for the balance has left, at once where no page asks it: what is fetched before would make it wait. */
export async function balanceAsked(): Promise<void> {
  if (queryClient.isFetching({ queryKey: ['accounts'] }) > 0) await asked;
}

/** Takes what knows whose session this is before the gateway says so; it gives the usercode, empty where it does not know. */
export function provideKnownUser(known: () => string): void {
  knownUser = known;
}

let knownUser = () => '';

async function walletAccount(signal: AbortSignal): Promise<AccountInfo> {
  noteAsked();
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
