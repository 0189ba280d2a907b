import { lastBalanceOf, useLastBalance, type BalanceOf } from '@/state/last-balance';
import { useSession } from '@/state/session';

interface KnownBalance {
  accounts: readonly BalanceOf[];
  fetchedAt: string;
}

/** The balance that this session fetched last, and when; null where the device knows none of this session. */
export function useKnownBalance(): KnownBalance | null {
  const token = useSession((session) => session.token);
  const sysType = useSession((session) => session.sysType);
  const last = lastBalanceOf(useLastBalance(), token, sysType);
  return last === null ? null : { accounts: last.accounts, fetchedAt: last.fetchedAt };
}
