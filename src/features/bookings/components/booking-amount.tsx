import {
  finishAmountInput,
  formatCoins,
  formatQuick,
  normaliseAmountInput,
  parseAmount,
  tenths,
  times,
} from '@/domain/money';
import { bookingMessages } from '@/messages/bookings';
import { useMessages } from '@/messages/language';
import { FormRow } from '@/ui/forms/form-row';
import { KeypadSheet } from '@/ui/forms/keypad-sheet';
import { Money } from '@/ui/money/money';

const quickAmounts = [66, 88, 188, 520].map((amount) => formatQuick(tenths(amount * 10)));

interface BookingAmountProps {
  /** As typed. */
  money: string;
  /** How many get it; with none the sum is not said. */
  people: number;
  /** Stands there for as long as nothing was typed. */
  empty: string;
  /** What is wrong with the amount, once something was typed. */
  validationError: string | null;
  /** The keypad is open. */
  typing: boolean;
  onType: (money: string) => void;
  onTyping: () => void;
  onTyped: () => void;
}

/** What each gets, every time; a tap opens the keypad. */
export function BookingAmount({
  money,
  people,
  empty,
  validationError,
  typing,
  onType,
  onTyping,
  onTyped,
}: BookingAmountProps) {
  const messages = useMessages(bookingMessages);
  const parsed = parseAmount(money);
  const sum =
    parsed.ok && people > 0
      ? messages.sum(people, formatCoins(parsed.amount), formatCoins(times(parsed.amount, people)))
      : '';
  const shown = parsed.ok ? formatCoins(parsed.amount) : money;
  const done = () => {
    onType(finishAmountInput(money));
    onTyped();
  };
  return (
    <>
      <FormRow
        label={messages.eachTime}
        {...(validationError === null ? {} : { note: validationError })}
        value={
          money === '' ? (
            empty
          ) : (
            <Money text={shown} accessibleText={messages.amountAccessibleText(shown)} size="small" />
          )
        }
        onOpen={onTyping}
      />
      {typing && (
        <KeypadSheet
          title={messages.eachTime}
          value={money}
          accessibleText={messages.amountAccessibleText(money === '' ? '0' : money)}
          note={validationError ?? sum}
          alarming={validationError !== null}
          quick={quickAmounts}
          messages={{ remove: messages.keypadDelete, done: messages.keypadDone, quick: messages.quick }}
          onChange={(typed) => onType(normaliseAmountInput(typed))}
          onClose={done}
        />
      )}
    </>
  );
}
