import { useId } from 'react';
import type { AccountInfo, AccountType } from '@/domain/account';
import { finishAmountInput, formatCoins, formatQuick, normaliseAmountInput, tenths } from '@/domain/money';
import { totalOf } from '@/domain/transfer';
import { transferWords } from '@/messages/transfers';
import { useWords } from '@/messages/words';
import { moneyTyped, useTransferDraft } from '@/state/transfer-draft';
import { Card } from '@/ui/card';
import coin from '@/ui/icons/coin.svg';
import { KeypadSheet } from '@/ui/keypad-sheet';
import { QuickAmounts } from '@/ui/quick-amounts';
import styles from './amount-card.module.css';

const quickAmounts = [188, 660, 880, 1880].map((amount) => formatQuick(tenths(amount)));

interface AmountCardProps {
  accountType: AccountType;
  /** Undefined while it is asked for, null where it could not be had. */
  account: AccountInfo['accountList'][number] | null | undefined;
  /** What is wrong with the amount, once there is one. */
  complaint: string | null;
  /** The keypad is open. */
  typing: boolean;
  onTyping: () => void;
  onTyped: () => void;
}

/** What each recipient gets, with the account that pays and a few usual amounts; a tap on the digits opens the keypad. */
export function AmountCard({ accountType, account, complaint, typing, onTyping, onTyped }: AmountCardProps) {
  const words = useWords(transferWords);
  const draft = useTransferDraft();
  const note = useId();
  const { money } = draft;
  const people = draft.transferList.length;
  const total = totalOf(draft);
  const balance =
    account === undefined
      ? ''
      : account === null
        ? words.balanceUnknown
        : accountType === 0
          ? words.balance(formatCoins(account.balanceAmt))
          : // A team that owes has nothing to give (section 3).
            words.teamBalance(formatCoins(tenths(Math.max(0, account.balanceAmt))));
  const sums =
    total === null || people === 0
      ? words.perPerson
      : account === undefined || account === null
        ? words.keypadTotal(people, formatCoins(total))
        : words.keypadNote(people, formatCoins(total), formatCoins(tenths(account.balanceAmt - total)));
  const done = () => {
    moneyTyped(finishAmountInput(money));
    onTyped();
  };
  return (
    <Card title={words.each} aside={balance}>
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
    </Card>
  );
}
