import { useId } from 'react';
import coin from '@/ui/icons/coin.svg';
import { Inline } from '@/ui/layout/box';
import { useAmountInput } from './use-amount-input';
import styles from './amount-field.module.css';

interface AmountFieldProps {
  /** The element id of the input, where the page has to find it. */
  inputId?: string;
  label: string;
  /** As typed. */
  value: string;
  /** A hint, or the validation error. */
  note: string;
  wrong: boolean;
  /** Shows the note on the line of the digits, or below long digits. */
  beside?: boolean;
  /** Opens the keypad; called by a tap on the digits. */
  onOpen: () => void;
  onChange: (typed: string) => void;
}

/** Digits that fit into the line of a narrow phone; longer pasted text scrolls inside the field. */
const widest = 12;

/** An amount with large digits. Touch uses the keypad of the page instead of that of the phone; hardware keyboards type directly. */
export function AmountField({
  inputId,
  label,
  value,
  note,
  wrong,
  beside = false,
  onOpen,
  onChange,
}: AmountFieldProps) {
  const id = useId();
  const input = useAmountInput(value, onChange);
  return (
    <Inline wrap marginBottom={3} className={styles.field} data-beside={beside}>
      <img src={coin} width={36} height={36} alt="" />
      <input
        id={inputId}
        className={styles.digits}
        // Long amounts need the whole line, which moves the note below them.
        style={{ minWidth: `${Math.min(Math.max(3, value.length), widest) * 0.6}em` }}
        inputMode="none"
        autoComplete="off"
        placeholder="0.0"
        aria-label={label}
        aria-describedby={id}
        aria-invalid={wrong}
        {...input}
        onClick={onOpen}
      />
      <p id={id} className={styles.note} data-wrong={wrong} role={wrong ? 'alert' : undefined}>
        {note}
      </p>
    </Inline>
  );
}
