import { formatCoins, formatQuick, normaliseAmountInput, tenths, type Tenths } from '@/domain/money';
import { payByCodeWords } from '@/messages/pay-by-code';
import { useWords } from '@/messages/language';
import { AmountField } from '@/ui/forms/amount-field';
import { Card } from '@/ui/layout/card';
import { KeypadSheet } from '@/ui/forms/keypad-sheet';
import { Money } from '@/ui/money/money';
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
      <AmountField
        label={words.amount}
        value={value}
        note={said === '' ? words.amountHint : said}
        wrong={complaint !== null}
        onOpen={onOpen}
        onChange={onType}
      />
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
