import { secretLength } from '@/domain/payment/payment-proof';
import styles from './six-boxes.module.css';

interface SixBoxesProps {
  typed: string;
  /** Shows dots instead of digits. */
  secret?: boolean;
  wrong?: boolean;
}

/** Six boxes with the typed digits, hidden from screen readers. */
export function SixBoxes({ typed, secret = false, wrong = false }: SixBoxesProps) {
  return Array.from({ length: secretLength }, (_, index) => (
    <span
      key={index}
      className={styles.box}
      // An explicit column, so that an input over one box does not disindex the others.
      style={{ gridColumn: index + 1 }}
      data-now={index === typed.length}
      data-wrong={wrong}
      aria-hidden="true"
    >
      {index < typed.length && (secret ? <i className={styles.dot} /> : typed[index])}
    </span>
  ));
}
