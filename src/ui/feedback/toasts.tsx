import { Icon } from '@/ui/media/icon';
import styles from './toasts.module.css';

interface ToastsProps {
  texts: readonly { id: number; text: string }[];
}

/** Short messages near the top third. The region is always there, so that a screen reader hears what enters it. */
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
