import { formatCoins, formatQuick, tenths, type Tenths } from '@/domain/money';
import { payByCodeMessages } from '@/messages/areas/pay-by-code';
import { useMessages } from '@/messages/language';
import { AmountField } from '@/ui/forms/amount-field';
import { KeypadSheet } from '@/ui/forms/keypad-sheet';
import { Card } from '@/ui/layout/card';
import { Money } from '@/ui/money/money';
import styles from './amount-entry.module.css';

const quickAmounts = [100, 200, 500, 1000].map((amount) => formatQuick(tenths(amount)));

interface AmountEntryProps {
  /** As typed. */
  value: string;
  /** The merchant's code sets the amount, so it cannot be changed. */
  isFixed: boolean;
  validationError: string | null;
  /** The balance after the payment; null where it is unknown. */
  balanceAfter: Tenths | null;
  isKeypadOpen: boolean;
  onType: (value: string) => void;
  onOpen: () => void;
  onClose: () => void;
}

/** The amount to pay; a tap on the digits opens the keypad. */
export function AmountEntry({
  value,
  isFixed,
  validationError,
  balanceAfter,
  isKeypadOpen,
  onType,
  onOpen,
  onClose,
}: AmountEntryProps) {
  const messages = useMessages(payByCodeMessages);
  const note = validationError ?? (balanceAfter === null ? '' : messages.left(formatCoins(balanceAfter)));
  if (isFixed)
    return (
      <Card title={messages.amount} aside={messages.amountFixed}>
        <Money text={value} accessibleText={messages.coins(value)} size="large" />
        {note !== '' && (
          <p
            className={validationError === null ? styles.note : styles.validationError}
            role={validationError === null ? undefined : 'alert'}
          >
            {note}
          </p>
        )}
      </Card>
    );
  return (
    <Card title={messages.amount}>
      <AmountField
        label={messages.amount}
        value={value}
        note={note === '' ? messages.amountHint : note}
        wrong={validationError !== null}
        onOpen={onOpen}
        onChange={onType}
      />
      {isKeypadOpen && (
        <KeypadSheet
          title={messages.amount}
          value={value}
          accessibleText={messages.coins(value === '' ? '0' : value)}
          note={note === '' ? messages.amountHint : note}
          alarming={validationError !== null}
          quick={quickAmounts}
          messages={{ remove: messages.keypadDelete, done: messages.keypadDone, quick: messages.quick }}
          onChange={onType}
          onClose={onClose}
        />
      )}
    </Card>
  );
}
