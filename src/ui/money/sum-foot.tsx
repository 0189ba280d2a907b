import { SendButton } from '@/ui/forms/send-button';
import styles from './sum-foot.module.css';

interface SumFootProps {
  /** Names the sum for screen readers. */
  label: string;
  /** Formatted digits. */
  sum: string;
  unit: string;
  /** Below the sum, such as what was saved. */
  note?: string | undefined;
  action: { label: string; busy: boolean; offReason: string | null; onClick: () => void };
}

/** The foot of a page that ends with a payment: the sum and the button. */
export function SumFoot({ label, sum, unit, note, action }: SumFootProps) {
  return (
    <div className={styles.foot}>
      <p className={styles.sum}>
        <span className="visuallyHidden">{label}</span>
        <strong className={styles.total}>{sum}</strong>
        {unit}
        {note !== undefined && <span className={styles.note}>{note}</span>}
      </p>
      <SendButton
        className={styles.submit}
        busy={action.busy}
        offReason={action.offReason}
        onClick={action.onClick}
      >
        {action.label}
      </SendButton>
    </div>
  );
}
