import { shellMessages } from '@/messages/shell';
import { useMessages } from '@/messages/language';
import { useAppStatus } from '@/state/app-status';
import styles from './offline-warning.module.css';

/** Stands on the pages that watch the network for as long as it is away. */
export function OfflineWarning() {
  const messages = useMessages(shellMessages);
  const online = useAppStatus((visit) => visit.online);
  return online ? null : (
    <p className={styles.warning} role="alert">
      {messages.offline}
    </p>
  );
}
