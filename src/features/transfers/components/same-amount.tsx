import { finishAmountInput, formatCoins, normaliseAmountInput, tenths, type Tenths } from '@/domain/money';
import { totalOf } from '@/domain/transfers/shares';
import { transferWords } from '@/messages/transfers';
import { useWords } from '@/messages/language';
import { moneyTyped, useTransferDraft } from '@/state/transfer-draft';
import { AmountField } from '@/ui/forms/amount-field';
import { KeypadSheet } from '@/ui/forms/keypad-sheet';
import { QuickAmounts } from '@/ui/forms/quick-amounts';
import { quickAmounts } from '../quick-amounts';

interface SameAmountProps {
  /** Of the account that pays; null while it is not known. */
  balance: Tenths | null;
  complaint: string | null;
  typing: boolean;
  onTyping: () => void;
  onTyped: () => void;
}

/** One amount for all, with a few usual ones; a tap on the digits opens the keypad. */
export function SameAmount({ balance, complaint, typing, onTyping, onTyped }: SameAmountProps) {
  const words = useWords(transferWords);
  const draft = useTransferDraft();
  const { money } = draft;
  const people = draft.transferList.length;
  const total = totalOf(draft);
  const sums =
    total === null || people === 0
      ? words.perPerson
      : balance === null
        ? words.keypadTotal(people, formatCoins(total))
        : words.keypadNote(people, formatCoins(total), formatCoins(tenths(balance - total)));
  const done = () => {
    moneyTyped(finishAmountInput(money));
    onTyped();
  };
  return (
    <>
      <AmountField
        label={words.amount}
        value={money}
        note={complaint ?? words.perPerson}
        wrong={complaint !== null}
        beside
        onOpen={onTyping}
        onChange={moneyTyped}
      />
      <QuickAmounts
        label={words.quick}
        amounts={quickAmounts}
        current={finishAmountInput(money)}
        onChoose={moneyTyped}
      />
      {typing && (
        <KeypadSheet
          title={words.each}
          value={money}
          heard={words.amountHeard(money === '' ? '0' : money)}
          note={complaint ?? sums}
          alarming={complaint !== null}
          quick={quickAmounts}
          words={{ remove: words.keypadDelete, done: words.keypadDone, quick: words.quick }}
          onChange={(typed) => moneyTyped(normaliseAmountInput(typed))}
          onClose={done}
        />
      )}
    </>
  );
}
