import { formatCoins, formatQuick, normaliseAmountInput, tenths, type Tenths } from '@/domain/money';
import { payByCodeMessages } from '@/messages/pay-by-code';
import { useMessages } from '@/messages/language';
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
  validationError: string | null;
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
  validationError,
  left,
  typing,
  onType,
  onOpen,
  onClose,
}: AmountEntryProps) {
  const messages = useMessages(payByCodeMessages);
  const said = validationError ?? (left === null ? '' : messages.left(formatCoins(left)));
  if (fixed)
    return (
      <Card title={messages.amount} aside={messages.amountFixed}>
        <Money text={value} accessibleText={messages.amountAccessibleText(value)} size="large" />
        {said !== '' && (
          <p
            className={validationError === null ? styles.note : styles.validationError}
            role={validationError === null ? undefined : 'alert'}
          >
            {said}
          </p>
        )}
      </Card>
    );
  return (
    <Card title={messages.amount}>
      <AmountField
        label={messages.amount}
        value={value}
        note={said === '' ? messages.amountHint : said}
        wrong={validationError !== null}
        onOpen={onOpen}
        onChange={onType}
      />
      {typing && (
        <KeypadSheet
          title={messages.amount}
          value={value}
          accessibleText={messages.amountAccessibleText(value === '' ? '0' : value)}
          note={said === '' ? messages.amountHint : said}
          alarming={validationError !== null}
          quick={quickAmounts}
          messages={{ remove: messages.keypadDelete, done: messages.keypadDone, quick: messages.quick }}
          onChange={(typed) => onType(normaliseAmountInput(typed))}
          onClose={onClose}
        />
      )}
    </Card>
  );
}
