import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useAccountAlerts } from '@/state/account-alerts';
import { useExternalNavigation } from '@/state/external-navigation';
import { useNotifications } from '@/state/notifications';
import { usePopups } from '@/state/popup-queue';
import { useStartup } from '@/state/startup';
import { lazyComponent } from '@/ui/lazy/lazy-component';
import { askForAlerts } from './run';

const AlertDialog = lazyComponent(() => import('./alert-dialog'));

/** The page that alerts of the account are told on: no money is on its way there. */
const page = '/home';

/** What the gateways have to tell about the account, one after the other; they wait for pop-ups, for messages, and for the person to be there. */
export default function AccountAlerts() {
  const { pathname, key } = useLocation();
  const isStarted = useStartup(({ begun, running }) => begun && !running);
  const through = usePopupsThrough();
  const isLeaving = useExternalNavigation(({ offered }) => offered !== null);
  const isTold = useNotifications(({ shown }) => shown.some(({ form }) => form === 'alert'));
  const { left, of } = useAccountAlerts();
  const [alert] = left;
  const isHere = isStarted && through && pathname === page;

  useEffect(() => {
    if (isHere) void askForAlerts();
  }, [isHere, key]);

  if (!isHere || alert === undefined || isLeaving || isTold) return null;
  return <AlertDialog key={alert.source + alert.id} alert={alert} place={of - left.length + 1} of={of} />;
}

/** Whether the pop-ups of the page are over in this visit, or were asked for and did not come. */
function usePopupsThrough(): boolean {
  const over = usePopups(({ done }) => done.includes(page));
  const underWay = usePopups((popups) => popups.page === page);
  const [begun, setBegun] = useState(underWay);
  if (underWay && !begun) setBegun(true);
  return over || (begun && !underWay);
}
