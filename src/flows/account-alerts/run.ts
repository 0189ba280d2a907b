import { alertKey, type AccountAlert } from '@/domain/activation/account-alert';
import { currentUser } from '@/queries/account';
import {
  alertConfirmed,
  alertDismissed,
  alertRead,
  alertsFailed,
  alertsListed,
  alertsRequested,
  useAlertsRead,
} from '@/state/account-alerts';
import { useSession } from '@/state/session';
import { useStartup } from '@/state/startup';
import { useUser } from '@/state/user';
import { confirmRead, listAlerts } from './sources';

/** Fetches the alerts of the account, once in a visit; a preview gets none. A failure shows nothing. */
export async function fetchAlerts(): Promise<void> {
  const { token, sysType, preview } = useSession.getState();
  if (token === '' || preview || useStartup.getState().refusal !== null) return;
  if (!alertsRequested()) return;
  try {
    const alerts = await listAlerts(sysType);
    if (alerts.length === 0) return;
    const { usercode } = await currentUser();
    const { keys } = useAlertsRead.getState();
    const wasRead = (alert: AccountAlert) => keys.includes(alertKey(usercode, alert));
    alertsListed(alerts.filter((alert) => !wasRead(alert)));
    for (const alert of alerts.filter(wasRead)) void sendRead(usercode, alert);
  } catch {
    alertsFailed();
  }
}

/** The person has read the visible alert: it is never shown again. */
export function confirmAlert(alert: AccountAlert): void {
  const { usercode } = useUser.getState();
  alertDismissed();
  alertRead(alertKey(usercode, alert));
  void sendRead(usercode, alert);
}

/** A failed call is repeated the next time that the gateway lists the alert. */
async function sendRead(usercode: string, alert: AccountAlert): Promise<void> {
  const key = alertKey(usercode, alert);
  await confirmRead(alert, key).then(
    () => alertConfirmed(key),
    () => undefined,
  );
}
