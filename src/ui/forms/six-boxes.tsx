import { secretLength } from '@/domain/payment/payment-proof';
import styles from './six-boxes.module.css';

interface SixBoxesProps {
  typed: string;
  /** Dots instead of digits. */
  secret?: boolean;
  wrong?: boolean;
}

/** Six boxes, filled as far as was typed; only for the eye. */
export function SixBoxes({ typed, secret = false, wrong = false }: SixBoxesProps) {
  return Array.from({ length: secretLength }, (_, place) => (
    <span
      key={place}
      className={styles.box}
      // Each in its own column: a field that lies over one of them pushes none aside.
      style={{ gridColumn: place + 1 }}
      data-now={place === typed.length}
      data-wrong={wrong}
      aria-hidden="true"
    >
      {place < typed.length && (secret ? <i className={styles.dot} /> : typed[place])}
    </span>
  ));
}
