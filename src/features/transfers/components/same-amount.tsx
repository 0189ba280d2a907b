import { useId } from 'react';
import { finishAmountInput, formatCoins, normaliseAmountInput, tenths, type Tenths } from '@/domain/money';
import { totalOf } from '@/domain/shares';
import { transferWords } from '@/messages/transfers';
import { useWords } from '@/messages/words';
import { moneyTyped, useTransferDraft } from '@/state/transfer-draft';
import coin from '@/ui/icons/coin.svg';
import { KeypadSheet } from '@/ui/keypad-sheet';
import { QuickAmounts } from '@/ui/quick-amounts';
import { quickAmounts } from '../quick-amounts';
import styles from './amount-card.module.css';

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
  const note = useId();
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
      <div className={styles.field}>
        <img src={coin} width={36} height={36} alt="" />
        <input
          className={styles.digits}
          // Long amounts need the whole line; the note then goes below.
          style={{ minWidth: `${Math.max(3, money.length) * 0.6}em` }}
          // The keypad of the page takes the place of the phone's own; a hardware keyboard types right here.
          inputMode="none"
          autoComplete="off"
          placeholder="0.0"
          aria-label={words.amount}
          aria-describedby={note}
          aria-invalid={complaint !== null}
          maxLength={12}
          value={money}
          onClick={onTyping}
          onChange={({ target }) => moneyTyped(normaliseAmountInput(target.value))}
          onBlur={({ target }) => moneyTyped(finishAmountInput(target.value))}
        />
        <p
          id={note}
          className={complaint === null ? styles.note : styles.complaint}
          role={complaint === null ? undefined : 'alert'}
        >
          {complaint ?? words.perPerson}
        </p>
      </div>
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
