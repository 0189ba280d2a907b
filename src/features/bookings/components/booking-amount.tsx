import {
  finishAmountInput,
  formatCoins,
  formatQuick,
  normaliseAmountInput,
  parseAmount,
  tenths,
  times,
} from '@/domain/money';
import type { BookingDraft } from '@/domain/booking';
import { bookingWords } from '@/messages/bookings';
import { useWords } from '@/messages/words';
import { FormRow } from '@/ui/form-row';
import { KeypadSheet } from '@/ui/keypad-sheet';
import { Money } from '@/ui/money';

const quickAmounts = [66, 88, 188, 520].map((amount) => formatQuick(tenths(amount * 10)));

interface BookingAmountProps {
  draft: BookingDraft;
  /** What is wrong with the amount, once something was typed. */
  complaint: string | null;
  /** The keypad is open. */
  typing: boolean;
  onType: (money: string) => void;
  onTyping: () => void;
  onTyped: () => void;
}

/** What each gets, every time; a tap opens the keypad. */
export function BookingAmount({ draft, complaint, typing, onType, onTyping, onTyped }: BookingAmountProps) {
  const words = useWords(bookingWords);
  const { money, transferList } = draft;
  const parsed = parseAmount(money);
  const people = transferList.length;
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
        value={
          money === '' ? words.noAmount : <Money text={shown} heard={words.amountHeard(shown)} size="small" />
        }
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
