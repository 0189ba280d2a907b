import { SendButton } from '@/ui/forms/send-button';
import { Inline } from '@/ui/layout/box';
import { Caption, Note } from '@/ui/text/text';
import styles from './sum-action-bar.module.css';

interface SumActionBarProps {
  /** Names the sum for screen readers. */
  label: string;
  /** Formatted digits. */
  sum: string;
  unit: string;
  /** Below the sum, such as what was saved. */
  note?: string | undefined;
  action: { label: string; busy: boolean; offReason: string | null; onClick: () => void };
}

/** The action bar of a page that ends with a payment: the sum and the button. */
export function SumActionBar({ label, sum, unit, note, action }: SumActionBarProps) {
  return (
    <Inline justify="between">
      <Note marginRight={4}>
        <span className="visuallyHidden">{label}</span>
        <span className={styles.sum}>
          <strong className={styles.total}>{sum}</strong>
          {unit}
        </span>
        {note !== undefined && (
          <Caption as="span" display="block" tone="gold">
            {note}
          </Caption>
        )}
      </Note>
      <SendButton
        className={styles.submit}
        busy={action.busy}
        offReason={action.offReason}
        onClick={action.onClick}
      >
        {action.label}
      </SendButton>
    </Inline>
  );
}
