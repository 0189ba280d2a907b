import { Icon } from '@/ui/media/icon';
import styles from './foot-note.module.css';

/** A note on security, in small print at the end of a page. */
export function FootNote({ children }: { children: string }) {
  return (
    <p className={styles.note}>
      <Icon name="shield" size={16} />
      <span className={styles.text}>{children}</span>
    </p>
  );
}
