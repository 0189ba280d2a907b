import { formatQuick, type Tenths } from '@/domain/money';
import { chosenByKey } from '@/ui/forms/arrow-keys';
import styles from './amount-choices.module.css';

interface AmountChoicesProps {
  label: string;
  choices: readonly Tenths[];
  current: Tenths;
  /** The amount that is being saved. */
  savingAmount: Tenths | null;
  /** The accessible text of an amount. */
  accessibleText: (amount: string) => string;
  onChoose: (amount: Tenths) => void;
}

/** A radio group of limits. Arrow keys move the focus only, because choosing a limit may open the password sheet. */
export function AmountChoices({
  label,
  choices,
  current,
  savingAmount,
  accessibleText,
  onChoose,
}: AmountChoicesProps) {
  // The current limit may be none of the usual choices.
  const amounts = [...new Set([...choices, current])].sort((one, other) => one - other);
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
      {amounts.map((amount) => (
        <button
          key={amount}
          type="button"
          role="radio"
          aria-checked={amount === current}
          aria-busy={amount === savingAmount}
          aria-label={accessibleText(formatQuick(amount))}
          tabIndex={amount === current ? 0 : -1}
          className={styles.choice}
          onClick={() => {
            if (savingAmount === null && amount !== current) onChoose(amount);
          }}
        >
          {formatQuick(amount)}
        </button>
      ))}
    </div>
  );
}
