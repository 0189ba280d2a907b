import * as v from 'valibot';
import type { AccountAlert } from '@/domain/activation/account-alert';
import { inMemory, persisted } from './slice';

interface AccountAlerts {
  /** They were asked for in this visit. */
  asked: boolean;
  /** Those still to be told, the first of them is shown. */
  left: readonly AccountAlert[];
  /** How many there were. */
  of: number;
}

export const useAccountAlerts = inMemory<AccountAlerts>('device', { asked: false, left: [], of: 0 });

/** Somebody wants to know what there is to tell; false where that was asked already. */
export function alertsWanted(): boolean {
  if (useAccountAlerts.getState().asked) return false;
  useAccountAlerts.setState({ asked: true });
  return true;
}

export function alertsListed(left: readonly AccountAlert[]): void {
  useAccountAlerts.setState({ left, of: left.length });
}

/** They could not be asked for: the next page with alerts may ask again. */
export function alertsMissed(): void {
  useAccountAlerts.setState({ asked: false });
}

/** The one that is shown was read, or put off. */
export function alertGone(): void {
  useAccountAlerts.setState(({ left }) => ({ left: left.slice(1) }));
}

const stored = v.object({ keys: v.array(v.string()) });

/** Alerts that were read while the gateway does not know so yet: they are not shown again. */
export const useAlertsRead = persisted<{ keys: readonly string[] }>(
  'device',
  'alerts-read',
  (value) => {
    const read = v.safeParse(stored, value);
    return read.success ? read.output : { keys: [] };
  },
  ({ keys }) => keys.length > 0,
);

/** Somebody has read an alert. */
export function alertRead(key: string): void {
  useAlertsRead.setState(({ keys }) => ({ keys: [...keys.filter((known) => known !== key), key] }));
}

/** The gateway knows that it was read. */
export function alertConfirmed(key: string): void {
  useAlertsRead.setState(({ keys }) => ({ keys: keys.filter((known) => known !== key) }));
}
