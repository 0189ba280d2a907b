import {
  finishAmountInput,
  formatCoins,
  formatQuick,
  normaliseAmountInput,
  parseAmount,
  tenths,
  times,
} from '@/domain/money';
import { bookingWords } from '@/messages/bookings';
import { useWords } from '@/messages/language';
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
  complaint: string | null;
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
  complaint,
  typing,
  onType,
  onTyping,
  onTyped,
}: BookingAmountProps) {
  const words = useWords(bookingWords);
  const parsed = parseAmount(money);
  const sum =
    parsed.ok && people > 0
      ? words.sum(people, formatCoins(parsed.amount), formatCoins(times(parsed.amount, people)))
      : '';
  const shown = parsed.ok ? formatCoins(parsed.amount) : money;
  const done = () => {
    onType(finishAmountInput(money));
    onTyped();
  };
  return (
    <>
      <FormRow
        label={words.eachTime}
        {...(complaint === null ? {} : { note: complaint })}
        value={money === '' ? empty : <Money text={shown} heard={words.amountHeard(shown)} size="small" />}
        onOpen={onTyping}
      />
      {typing && (
        <KeypadSheet
          title={words.eachTime}
          value={money}
          heard={words.amountHeard(money === '' ? '0' : money)}
          note={complaint ?? sum}
          alarming={complaint !== null}
          quick={quickAmounts}
          words={{ remove: words.keypadDelete, done: words.keypadDone, quick: words.quick }}
          onChange={(typed) => onType(normaliseAmountInput(typed))}
          onClose={done}
        />
      )}
    </>
  );
}
