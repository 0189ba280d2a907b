import { useState } from 'react';
import { formatCoins, formatQuick, parseAmount, tenths, times } from '@/domain/money';
import { amountRefusalText } from '@/messages/amount-refusal-text';
import { grantMessages } from '@/messages/areas/grants';
import { transferMessages } from '@/messages/areas/transfers';
import { useMessages } from '@/messages/language';
import { KeypadSheet } from '@/ui/forms/keypad-sheet';
import coin from '@/ui/icons/coin.svg';
import { Text } from '@/ui/text/text';
import styles from './amount-row.module.css';

const quickAmounts = [88, 188, 500, 888].map((amount) => formatQuick(tenths(amount * 10)));

interface AmountRowProps {
  /** As typed. */
  money: string;
  people: number;
  onType: (money: string) => void;
}

/** What each of the picked people gets; a tap opens the keypad. */
export function AmountRow({ money, people, onType }: AmountRowProps) {
  const messages = useMessages(grantMessages);
  const transfer = useMessages(transferMessages);
  const [isOpen, setOpen] = useState(false);
  const parsed = parseAmount(money);
  const shown = parsed.ok ? formatCoins(parsed.amount) : money;
  const note = parsed.ok
    ? messages.sum(people, formatCoins(times(parsed.amount, people)))
    : money === ''
      ? ''
      : amountRefusalText(parsed.reason, transfer);
  return (
    <>
      <button type="button" className={styles.row} onClick={() => setOpen(true)}>
        <Text tone="secondary">{messages.each}</Text>
        {money === '' ? (
          <Text tone="primary">{messages.noAmount}</Text>
        ) : (
          <span className={styles.amount}>
            <img src={coin} width={28} height={28} alt="" />
            {shown}
          </span>
        )}
      </button>
      {isOpen && (
        <KeypadSheet
          title={messages.eachLabel}
          value={money}
          accessibleText={messages.coins(money === '' ? '0' : money)}
          note={note}
          alarming={!parsed.ok && money !== ''}
          quick={quickAmounts}
          messages={{ remove: transfer.keypadDelete, done: transfer.keypadDone, quick: transfer.quick }}
          onChange={onType}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
