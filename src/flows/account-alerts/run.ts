import { alertKey, type AccountAlert } from '@/domain/activation/account-alert';
import { currentUser } from '@/queries/account';
import {
  alertConfirmed,
  alertGone,
  alertRead,
  alertsListed,
  alertsMissed,
  alertsWanted,
  useAlertsRead,
} from '@/state/account-alerts';
import { useSession } from '@/state/session';
import { useStartup } from '@/state/startup';
import { useUser } from '@/state/user';
import { confirmRead, listAlerts } from './sources';

/** Asks what there is to tell about the account, once in a visit; a preview is told nothing. What goes wrong is nobody's concern. */
export async function askForAlerts(): Promise<void> {
  const { token, sysType, preview } = useSession.getState();
  if (token === '' || preview || useStartup.getState().refusal !== null) return;
  if (!alertsWanted()) return;
  try {
    const alerts = await listAlerts(sysType);
    if (alerts.length === 0) return;
    const { usercode } = await currentUser();
    const { keys } = useAlertsRead.getState();
    const wasRead = (alert: AccountAlert) => keys.includes(alertKey(usercode, alert));
    alertsListed(alerts.filter((alert) => !wasRead(alert)));
    for (const alert of alerts.filter(wasRead)) void tellRead(usercode, alert);
  } catch {
    alertsMissed();
  }
}

/** Somebody has read the alert that is shown: it never comes again. */
export function confirmShown(alert: AccountAlert): void {
  const { usercode } = useUser.getState();
  alertGone();
  alertRead(alertKey(usercode, alert));
  void tellRead(usercode, alert);
}

/** What does not arrive is told again when the gateway lists the alert the next time. */
async function tellRead(usercode: string, alert: AccountAlert): Promise<void> {
  const key = alertKey(usercode, alert);
  await confirmRead(alert, key).then(
    () => alertConfirmed(key),
    () => undefined,
  );
}
