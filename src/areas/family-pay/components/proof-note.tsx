import { Inline } from '@/ui/layout/box';
import { Icon } from '@/ui/media/icon';
import styles from './proof-note.module.css';

/** Says before a tap whether the password or a code will be asked for. */
export function ProofNote({ children }: { children: string }) {
  return (
    <Inline as="p" justify="center" marginBottom={2.5} tone="secondary" size="note">
      <Icon name="lock" size={16} />
      <span className={styles.text}>{children}</span>
    </Inline>
  );
}
