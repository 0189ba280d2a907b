import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useAccountAlerts } from '@/state/account-alerts';
import { useExternalNavigation } from '@/state/external-navigation';
import { useNotifications } from '@/state/notifications';
import { usePopupsDone } from '@/state/popup-queue';
import { useStartup } from '@/state/startup';
import { lazyComponent } from '@/ui/lazy/lazy-component';
import { fetchAlerts } from './run';

const AlertDialog = lazyComponent('alert-dialog', () => import('./alert-dialog'));

/** The page that shows alerts of the account, as no payment is running there. */
const page = '/home';

/** Shows the alerts of the account one after the other, once pop-ups and alert messages are closed and the person is on the page. */
export default function AccountAlerts() {
  const { pathname, key } = useLocation();
  const isStarted = useStartup(({ begun, running }) => begun && !running);
  const arePopupsDone = usePopupsDone(page);
  const isLeaving = useExternalNavigation(({ offered }) => offered !== null);
  const hasNotice = useNotifications(({ shown }) => shown.some(({ form }) => form === 'alert'));
  const { remaining, total } = useAccountAlerts();
  const [alert] = remaining;
  const isReady = isStarted && arePopupsDone && pathname === page;

  useEffect(() => {
    if (isReady) void fetchAlerts();
  }, [isReady, key]);

  if (!isReady || alert === undefined || isLeaving || hasNotice) return null;
  const position = total - remaining.length + 1;
  return <AlertDialog key={alert.source + alert.id} alert={alert} position={position} total={total} />;
}
