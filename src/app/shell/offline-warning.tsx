import { shellWords } from '@/messages/shell';
import { useWords } from '@/messages/language';
import { useVisit } from '@/state/app-status';
import styles from './offline-warning.module.css';

/** Stands on the pages that watch the network for as long as it is away (section 2). */
export function OfflineWarning() {
  const words = useWords(shellWords);
  const online = useVisit((visit) => visit.online);
  return online ? null : (
    <p className={styles.warning} role="alert">
      {words.offline}
    </p>
  );
}
