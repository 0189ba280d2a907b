import { Icon } from '@/ui/media/icon';
import styles from './proof-note.module.css';

/** Says before a tap whether the password or a code will be asked for. */
export function ProofNote({ children }: { children: string }) {
  return (
    <p className={styles.note}>
      <Icon name="lock" size={16} />
      <span className={styles.text}>{children}</span>
    </p>
  );
}
