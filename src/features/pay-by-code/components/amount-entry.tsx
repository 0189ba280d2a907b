import { useId } from 'react';
import {
  finishAmountInput,
  formatCoins,
  formatQuick,
  normaliseAmountInput,
  tenths,
  type Tenths,
} from '@/domain/money';
import { payByCodeWords } from '@/messages/pay-by-code';
import { useWords } from '@/messages/words';
import { Card } from '@/ui/card';
import coin from '@/ui/icons/coin.svg';
import { KeypadSheet } from '@/ui/keypad-sheet';
import { Money } from '@/ui/money';
import styles from './amount-entry.module.css';

const quickAmounts = [100, 200, 500, 1000].map((amount) => formatQuick(tenths(amount)));

interface AmountEntryProps {
  /** As typed. */
  value: string;
  /** The merchant set it: there is nothing to type. */
  fixed: boolean;
  complaint: string | null;
  /** What is left afterwards; null where that cannot be said. */
  left: Tenths | null;
  /** The keypad is open. */
  typing: boolean;
  onType: (value: string) => void;
  onOpen: () => void;
  onClose: () => void;
}

/** What is paid; a tap on the digits opens the keypad. */
export function AmountEntry({
  value,
  fixed,
  complaint,
  left,
  typing,
  onType,
  onOpen,
  onClose,
}: AmountEntryProps) {
  const words = useWords(payByCodeWords);
  const note = useId();
  const said = complaint ?? (left === null ? '' : words.left(formatCoins(left)));
  if (fixed)
    return (
      <Card title={words.amount} aside={words.amountFixed}>
        <Money text={value} heard={words.amountHeard(value)} size="large" />
        {said !== '' && (
          <p
            className={complaint === null ? styles.note : styles.complaint}
            role={complaint === null ? undefined : 'alert'}
          >
            {said}
          </p>
        )}
      </Card>
    );
  return (
    <Card title={words.amount}>
      <div className={styles.field}>
        <img src={coin} width={36} height={36} alt="" />
        <input
          className={styles.digits}
          // The keypad of the page takes the place of the phone's own; a hardware keyboard types right here.
          inputMode="none"
          autoComplete="off"
          placeholder="0.0"
          aria-label={words.amount}
          aria-describedby={note}
          aria-invalid={complaint !== null}
          maxLength={12}
          value={value}
          onClick={onOpen}
          onChange={({ target }) => onType(normaliseAmountInput(target.value))}
          onBlur={({ target }) => onType(finishAmountInput(target.value))}
        />
      </div>
      <p
        id={note}
        className={complaint === null ? styles.note : styles.complaint}
        role={complaint === null ? undefined : 'alert'}
      >
        {said === '' ? words.amountHint : said}
      </p>
      {typing && (
        <KeypadSheet
          title={words.amount}
          value={value}
          heard={words.amountHeard(value === '' ? '0' : value)}
          note={said === '' ? words.amountHint : said}
          alarming={complaint !== null}
          quick={quickAmounts}
          words={{ remove: words.keypadDelete, done: words.keypadDone, quick: words.quick }}
          onChange={(typed) => onType(normaliseAmountInput(typed))}
          onClose={onClose}
        />
      )}
    </Card>
  );
}
