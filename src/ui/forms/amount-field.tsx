import { useId } from 'react';
import { finishAmountInput, normaliseAmountInput } from '@/domain/money';
import styles from './amount-field.module.css';
import coin from '@/ui/icons/coin.svg';

interface AmountFieldProps {
  label: string;
  /** As typed. */
  value: string;
  /** What holds for the amount, or what is wrong with it. */
  note: string;
  wrong: boolean;
  /** The note stands at the end of the digits' line, and below them where they are long. */
  beside?: boolean;
  /** A tap on the digits: the keypad opens. */
  onOpen: () => void;
  onChange: (typed: string) => void;
}

/** Large digits behind a coin. The page's keypad takes the place of the phone's own; a hardware keyboard types right here. */
export function AmountField({
  label,
  value,
  note,
  wrong,
  beside = false,
  onOpen,
  onChange,
}: AmountFieldProps) {
  const id = useId();
  return (
    <div className={styles.field} data-beside={beside}>
      <img src={coin} width={36} height={36} alt="" />
      <input
        className={styles.digits}
        // Long amounts need the whole line; a note beside them then goes below.
        style={{ minWidth: `${Math.max(3, value.length) * 0.6}em` }}
        inputMode="none"
        autoComplete="off"
        placeholder="0.0"
        aria-label={label}
        aria-describedby={id}
        aria-invalid={wrong}
        maxLength={12}
        value={value}
        onClick={onOpen}
        onChange={({ target }) => onChange(normaliseAmountInput(target.value))}
        onBlur={({ target }) => onChange(finishAmountInput(target.value))}
      />
      <p id={id} className={styles.note} data-wrong={wrong} role={wrong ? 'alert' : undefined}>
        {note}
      </p>
    </div>
  );
}
