import { formatCoins, formatQuick, parseAmount, tenths, times } from '@/domain/money';
import { bookingMessages } from '@/messages/areas/bookings';
import { useMessages } from '@/messages/language';
import { FormRow } from '@/ui/forms/form-row';
import { KeypadSheet } from '@/ui/forms/keypad-sheet';
import { Money } from '@/ui/money/money';

const quickAmounts = [66, 88, 188, 520].map((amount) => formatQuick(tenths(amount * 10)));

interface BookingAmountProps {
  /** The raw input. */
  money: string;
  /** Number of recipients; the sum is hidden at 0. */
  people: number;
  /** The number of days on which they receive it, one after the other. */
  days: number;
  /** Shown while the input is empty. */
  placeholder: string;
  /** Null while nothing was entered. */
  validationError: string | null;
  isKeypadOpen: boolean;
  onType: (money: string) => void;
  onKeypadOpen: () => void;
  onKeypadClose: () => void;
}

/** The amount per recipient and run; a tap opens the keypad. */
export function BookingAmount({
  money,
  people,
  days,
  placeholder,
  validationError,
  isKeypadOpen,
  onType,
  onKeypadOpen,
  onKeypadClose,
}: BookingAmountProps) {
  const messages = useMessages(bookingMessages);
  const parsed = parseAmount(money);
  const sum =
    parsed.ok && people > 0
      ? messages.sum(people, formatCoins(parsed.amount), formatCoins(times(parsed.amount, people)), days)
      : '';
  const shown = parsed.ok ? formatCoins(parsed.amount) : money;
  return (
    <>
      <FormRow
        label={messages.eachTime}
        {...(validationError === null ? {} : { note: validationError })}
        value={
          money === '' ? (
            placeholder
          ) : (
            <Money text={shown} accessibleText={messages.coins(shown)} size="small" />
          )
        }
        onOpen={onKeypadOpen}
      />
      {isKeypadOpen && (
        <KeypadSheet
          title={messages.eachTime}
          value={money}
          accessibleText={messages.coins(money === '' ? '0' : money)}
          note={validationError ?? sum}
          alarming={validationError !== null}
          quick={quickAmounts}
          messages={{ remove: messages.keypadDelete, done: messages.keypadDone, quick: messages.quick }}
          onChange={onType}
          onClose={onKeypadClose}
        />
      )}
    </>
  );
}
