import { useMessages } from '@/messages/language';
import { shellMessages } from '@/messages/shell';
import { useAppStatus } from '@/state/app-status';
import styles from './offline-warning.module.css';

/** Shown while offline, on the pages that watch the network. */
export function OfflineWarning() {
  const messages = useMessages(shellMessages);
  const online = useAppStatus((visit) => visit.online);
  return online ? null : (
    <p className={styles.warning} role="alert">
      {messages.offline}
    </p>
  );
}
