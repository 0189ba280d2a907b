import type { Moment } from '@/domain/moment';
import { lastBalanceOf, useLastBalance, type AccountBalance } from '@/state/last-balance';
import { useSession } from '@/state/session';

interface StoredBalance {
  accounts: readonly AccountBalance[];
  fetchedAt: Moment;
}

/** The balance that this session fetched last and when; null where the device has stored none for this session. */
export function useStoredBalance(): StoredBalance | null {
  const token = useSession((session) => session.token);
  const sysType = useSession((session) => session.sysType);
  return lastBalanceOf(useLastBalance(), token, sysType);
}
