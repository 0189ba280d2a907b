import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { currentPopup } from '@/domain/popups/popup-queue';
import { useExternalNavigation } from '@/state/external-navigation';
import { usePopups } from '@/state/popup-queue';
import { useSession } from '@/state/session';
import { useStartup } from '@/state/startup';
import { lazyComponent } from '@/ui/lazy/lazy-component';
import { beginPopups, handlePopupEvent } from './run';
import { hasPopups } from './sources';

const PopupDialog = lazyComponent('popup-dialog', () => import('./popup-dialog'));

/** The pop-ups of the visible page; hidden while the person is on another page or the external link guard is open. */
export default function Popups() {
  const { pathname, key } = useLocation();
  const token = useSession((session) => session.token);
  const isStarted = useStartup(({ begun, running }) => begun && !running);
  const isLeaving = useExternalNavigation(({ offered }) => offered !== null);
  const { queue, page } = usePopups();
  const popup = currentPopup(queue);

  useEffect(() => {
    if (!isStarted || !hasPopups(pathname)) return;
    if (usePopups.getState().page === pathname) handlePopupEvent({ kind: 'returned' });
    void beginPopups(pathname);
  }, [isStarted, pathname, key, token]);

  if (popup === undefined || page !== pathname || queue.away || isLeaving) return null;
  return <PopupDialog key={popup.windowId} popup={popup} queue={queue} onEvent={handlePopupEvent} />;
}
