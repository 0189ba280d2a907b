import type { Colleague } from '@/domain/colleagues/colleague';
import { useColleagueSearch } from '@/flows/choose-colleagues/use-colleague-search';
import { useCurrentUser } from '@/queries/account';
import { useDirectory } from '@/queries/directory';
import { useSession } from '@/state/session';

const nobody: readonly Colleague[] = [];

/** The directory, searched on the device and fetched once `enabled`; null for a session that may not give coins to colleagues. */
export function useColleagues(enabled: boolean) {
  const isStaff = useSession(({ sysType }) => sysType === 'LONGCOIN');
  const { data: user } = useCurrentUser();
  const canGive = isStaff && user !== undefined && user.oaAccount !== null;
  const query = useDirectory(enabled && canGive);
  const search = useColleagueSearch(query.data?.people ?? nobody);
  return canGive ? { query, search, ownUsercode: user.usercode } : null;
}
export type Colleagues = NonNullable<ReturnType<typeof useColleagues>>;
