import { useId } from 'react';
import type { AccountInfo } from '@/domain/account';
import { finishAmountInput, formatCoins, formatQuick, normaliseAmountInput, tenths } from '@/domain/money';
import { transferWords } from '@/messages/transfers';
import { useWords } from '@/messages/words';
import { moneyTyped, useTransferDraft } from '@/state/transfer-draft';
import { Card } from '@/ui/card';
import coin from '@/ui/icons/coin.svg';
import styles from './amount-card.module.css';

const quickAmounts = [188, 660, 880, 1880].map(tenths);

interface AmountCardProps {
  /** Undefined while it is asked for, null where it could not be had. */
  account: AccountInfo['accountList'][number] | null | undefined;
  /** What is wrong with the amount, once there is one. */
  complaint: string | null;
}

/** What each recipient gets, with the account that pays and a few usual amounts. */
export function AmountCard({ account, complaint }: AmountCardProps) {
  const words = useWords(transferWords);
  const money = useTransferDraft((draft) => draft.money);
  const note = useId();
  const balance =
    account === undefined
      ? ''
      : account === null
        ? words.balanceUnknown
        : words.balance(formatCoins(account.balanceAmt));
  return (
    <Card title={words.each} aside={balance}>
      <div className={styles.field}>
        <img src={coin} width={36} height={36} alt="" />
        <input
          className={styles.digits}
          inputMode="decimal"
          autoComplete="off"
          placeholder="0.0"
          aria-label={words.amount}
          aria-describedby={note}
          aria-invalid={complaint !== null}
          maxLength={12}
          value={money}
          onChange={({ target }) => moneyTyped(normaliseAmountInput(target.value))}
          onBlur={({ target }) => moneyTyped(finishAmountInput(target.value))}
        />
      </div>
      <p
        id={note}
        className={complaint === null ? styles.note : styles.complaint}
        role={complaint === null ? undefined : 'alert'}
      >
        {complaint ?? words.perPerson}
      </p>
      <div className={styles.quick} role="group" aria-label={words.quick}>
        {quickAmounts.map((amount) => {
          const text = formatQuick(amount);
          return (
            <button
              key={amount}
              type="button"
              className={styles.chip}
              aria-pressed={finishAmountInput(money) === text}
              onClick={() => moneyTyped(text)}
            >
              {text}
            </button>
          );
        })}
      </div>
    </Card>
  );
}
