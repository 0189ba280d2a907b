import { formatQuick, type Tenths } from '@/domain/money';
import { chosenByKey } from '@/ui/forms/arrow-keys';
import styles from './amount-choices.module.css';

interface AmountChoicesProps {
  label: string;
  choices: readonly Tenths[];
  current: Tenths;
  /** One of them is being saved. */
  busy: Tenths | null;
  /** How an amount is read aloud. */
  accessibleText: (amount: string) => string;
  onChoose: (amount: Tenths) => void;
}

/** A few limits, one tap each. Arrow keys only move along them: choosing may ask for the password. */
export function AmountChoices({
  label,
  choices,
  current,
  busy,
  accessibleText,
  onChoose,
}: AmountChoicesProps) {
  // A limit that was set elsewhere has its place among the usual ones.
  const all = [...new Set([...choices, current])].sort((one, other) => one - other);
  return (
    <div
      className={styles.choices}
      role="radiogroup"
      aria-label={label}
      onKeyDown={(event) => {
        const { activeElement } = document;
        chosenByKey(
          event,
          [...event.currentTarget.children].findIndex((child) => child === activeElement),
        );
      }}
    >
      {all.map((amount) => (
        <button
          key={amount}
          type="button"
          role="radio"
          aria-checked={amount === current}
          aria-busy={amount === busy}
          aria-label={accessibleText(formatQuick(amount))}
          tabIndex={amount === current ? 0 : -1}
          className={styles.choice}
          onClick={() => {
            if (busy === null && amount !== current) onChoose(amount);
          }}
        >
          {formatQuick(amount)}
        </button>
      ))}
    </div>
  );
}
