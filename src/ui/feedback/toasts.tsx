import { Icon } from '@/ui/media/icon';
import styles from './toasts.module.css';

interface ToastsProps {
  texts: readonly { id: number; text: string }[];
}

/** Toasts in the upper third. The live region is always rendered, so that screen readers announce its new messages. */
export function Toasts({ texts }: ToastsProps) {
  return (
    <div className={styles.region} role="status" aria-live="polite">
      {texts.map(({ id, text }) => (
        <p key={id} className={styles.toast}>
          <Icon name="info" size={20} />
          <span className={styles.text}>{text}</span>
        </p>
      ))}
    </div>
  );
}
