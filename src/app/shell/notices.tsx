import { useEffect } from 'react';
import { toastDuration } from '@/domain/constants';
import { noticeDismissed, useNotifications } from '@/state/notifications';
import { Toasts } from '@/ui/feedback/toasts';
import { lazyComponent } from '@/ui/lazy/lazy-component';

const AlertNotice = lazyComponent('alert-notice', () => import('./alert-notice'));

/** Says what was noticed: toasts leave by themselves, alerts wait. */
export function Notices() {
  const shown = useNotifications((notices) => notices.shown);
  const oldest = shown.find(({ form }) => form === 'toast')?.id;
  const alert = shown.find(({ form }) => form === 'alert');

  useEffect(() => {
    if (oldest === undefined) return;
    const timer = setTimeout(() => noticeDismissed(oldest), toastDuration);
    return () => clearTimeout(timer);
  }, [oldest]);

  return (
    <>
      <Toasts texts={shown.filter(({ form }) => form === 'toast')} />
      {alert !== undefined && <AlertNotice notice={alert} onRead={() => noticeDismissed(alert.id)} />}
    </>
  );
}
