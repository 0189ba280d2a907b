import styles from './quick-amounts.module.css';

interface QuickAmountsProps {
  label: string;
  amounts: readonly string[];
  /** The current amount; its chip is pressed. */
  current: string;
  onChoose: (amount: string) => void;
}

/** Chips with common amounts. */
export function QuickAmounts({ label, amounts, current, onChoose }: QuickAmountsProps) {
  return (
    <div className={styles.quick} role="group" aria-label={label}>
      {amounts.map((amount) => (
        <button
          key={amount}
          type="button"
          className={styles.chip}
          aria-pressed={amount === current}
          onClick={() => onChoose(amount)}
        >
          {amount}
        </button>
      ))}
    </div>
  );
}
