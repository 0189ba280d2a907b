import type { Colleague } from '@/domain/colleagues/colleague';
import { useColleagueSearch } from '@/flows/choose-colleagues/use-colleague-search';
import { useCurrentUser } from '@/queries/account';
import { useDirectory } from '@/queries/directory';
import { useSession } from '@/state/session';

const nobody: readonly Colleague[] = [];

/** The colleagues to be searched on the device, fetched once they are wanted; null where the session gives no coins to colleagues. */
export function useColleagues(wanted: boolean) {
  const isStaff = useSession(({ sysType }) => sysType === 'LONGCOIN');
  const { data: user } = useCurrentUser();
  const mayGive = isStaff && user !== undefined && user.oaAccount !== null;
  const query = useDirectory(wanted && mayGive);
  const search = useColleagueSearch(query.data?.people ?? nobody);
  return mayGive ? { query, search, ownUsercode: user.usercode } : null;
}
export type Colleagues = NonNullable<ReturnType<typeof useColleagues>>;
