import styles from './quick-amounts.module.css';

interface QuickAmountsProps {
  label: string;
  amounts: readonly string[];
  /** A last chip for as much as possible; its amount is null while nothing is. */
  all?: { label: string; amount: string | null };
  /** The current amount; its chip is pressed. */
  current: string;
  onChoose: (amount: string) => void;
}

/** Chips with common amounts. */
export function QuickAmounts({ label, amounts, all, current, onChoose }: QuickAmountsProps) {
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
      {all !== undefined && (
        <button
          type="button"
          className={styles.all}
          aria-pressed={all.amount === current}
          disabled={all.amount === null}
          onClick={() => all.amount !== null && onChoose(all.amount)}
        >
          {all.label}
        </button>
      )}
    </div>
  );
}
