import * as v from 'valibot';
import type { AccountAlert } from '@/domain/activation/account-alert';
import { inMemory, persisted } from './slice';

interface AccountAlerts {
  /** The gateways were queried in this visit. */
  isRequested: boolean;
  /** The alerts that are still to be shown; the first one is on the screen. */
  remaining: readonly AccountAlert[];
  /** How many the gateways listed. */
  total: number;
}

export const useAccountAlerts = inMemory<AccountAlerts>('device', {
  isRequested: false,
  remaining: [],
  total: 0,
});

/** The list is about to be fetched; false where that happened already. */
export function alertsRequested(): boolean {
  if (useAccountAlerts.getState().isRequested) return false;
  useAccountAlerts.setState({ isRequested: true });
  return true;
}

export function alertsListed(alerts: readonly AccountAlert[]): void {
  useAccountAlerts.setState({ remaining: alerts, total: alerts.length });
}

/** The request failed: the next page with alerts may try again. */
export function alertsFailed(): void {
  useAccountAlerts.setState({ isRequested: false });
}

/** The visible alert was read or postponed. */
export function alertDismissed(): void {
  useAccountAlerts.setState(({ remaining }) => ({ remaining: remaining.slice(1) }));
}

const stored = v.object({ keys: v.array(v.string()) });

/** Alerts that were read before the gateway confirmed it; they are not shown again. */
export const useAlertsRead = persisted<{ keys: readonly string[] }>(
  'device',
  'alerts-read',
  (value) => {
    const read = v.safeParse(stored, value);
    return read.success ? read.output : { keys: [] };
  },
  ({ keys }) => keys.length > 0,
);

/** The person has read an alert. */
export function alertRead(key: string): void {
  useAlertsRead.setState(({ keys }) => ({ keys: [...keys.filter((known) => known !== key), key] }));
}

/** The gateway has recorded that it was read. */
export function alertConfirmed(key: string): void {
  useAlertsRead.setState(({ keys }) => ({ keys: keys.filter((known) => known !== key) }));
}
