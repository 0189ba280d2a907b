import { Icon } from '@/ui/media/icon';
import styles from './foot-note.module.css';

/** What keeps the person safe, in small print at the end of a page. */
export function FootNote({ children }: { children: string }) {
  return (
    <p className={styles.note}>
      <Icon name="shield" size={16} />
      <span className={styles.text}>{children}</span>
    </p>
  );
}
