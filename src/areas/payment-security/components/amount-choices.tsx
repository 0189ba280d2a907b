import { formatQuick, type Tenths } from '@/domain/money';
import { RadioGroup } from '@/ui/forms/radio-group';
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
    <RadioGroup
      label={label}
      choices={amounts}
      keyOf={(amount) => amount}
      current={current}
      onChoose={(amount, gesture) => {
        if (gesture === 'tap' && savingAmount === null && amount !== current) onChoose(amount);
      }}
      className={styles.choices}
      choiceClassName={styles.choice}
      attributesOf={(amount) => ({
        'aria-busy': amount === savingAmount,
        'aria-label': accessibleText(formatQuick(amount)),
      })}
    >
      {formatQuick}
    </RadioGroup>
  );
}
