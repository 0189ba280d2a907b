import { useState, type ReactNode } from 'react';
import { formatCoins, formatQuick, parseAmount, tenths, type Tenths } from '@/domain/money';
import { topUpMessages } from '@/messages/areas/coin-top-up';
import { useMessages } from '@/messages/language';
import { useAccounts } from '@/queries/account';
import { useSession } from '@/state/session';
import { AmountField } from '@/ui/forms/amount-field';
import { KeypadSheet } from '@/ui/forms/keypad-sheet';
import { QuickAmounts } from '@/ui/forms/quick-amounts';
import { SendButton } from '@/ui/forms/send-button';
import { Box } from '@/ui/layout/box';
import { Card } from '@/ui/layout/card';
import { Note } from '@/ui/text/text';
import styles from './coin-amount-form.module.css';

interface CoinAmountFormProps {
  options: {
    amounts: readonly Tenths[];
    least: Tenths;
    most: Tenths;
  };
  /** The label of the button, with the amount. */
  label: (amount: string) => string;
  /** The amount is being sent. */
  isBusy: boolean;
  /** Why nothing can be ordered now; null where something can. */
  offReason: string | null;
  /** Shown above the button, such as why the last try failed. */
  children?: ReactNode;
  onSubmit: (amount: Tenths) => void;
}

/** The coins of a top-up: an offered amount or an own one. */
export function CoinAmountForm({
  options,
  label,
  isBusy,
  offReason,
  children,
  onSubmit,
}: CoinAmountFormProps) {
  const { amounts, least, most } = options;
  const messages = useMessages(topUpMessages);
  const [typed, setTyped] = useState('');
  const [isTyping, setTyping] = useState(false);
  const [isSubmitted, setSubmitted] = useState(false);
  const { data: accounts } = useAccounts(useSession(({ sysType }) => sysType));
  const balance = accounts?.accountList.find(({ accountType }) => accountType === 'XF')?.balanceAmt;
  const parsed = parseAmount(typed, most);
  const amount = parsed.ok && parsed.amount >= least ? parsed.amount : null;
  const range = messages.range(formatQuick(least), formatQuick(most));
  const validationError =
    typed === '' ? messages.choose : !parsed.ok && parsed.reason === 'illegal' ? messages.illegal : range;
  const isWrong = amount === null && (isSubmitted || (typed !== '' && !parsed.ok));
  const note = isWrong
    ? validationError
    : amount !== null && balance !== undefined
      ? messages.after(formatCoins(tenths(balance + amount)))
      : balance === undefined
        ? range
        : messages.balance(formatCoins(balance));
  const quick = amounts.map(formatQuick);
  const handleSubmit = () => {
    setSubmitted(true);
    if (amount !== null) onSubmit(amount);
  };
  return (
    <>
      <Card title={messages.amount}>
        <AmountField
          label={messages.amount}
          value={typed}
          note={note}
          wrong={isWrong}
          onOpen={() => setTyping(true)}
          onChange={setTyped}
        />
        <Box marginTop={3}>
          <QuickAmounts label={messages.quick} amounts={quick} current={typed} onChoose={setTyped} />
        </Box>
        <Note marginTop={3}>{messages.rate}</Note>
      </Card>
      {children}
      <SendButton block busy={isBusy} offReason={offReason} className={styles.pay} onClick={handleSubmit}>
        {amount === null ? messages.choose : label(formatCoins(amount))}
      </SendButton>
      {isTyping && (
        <KeypadSheet
          title={messages.amount}
          value={typed}
          accessibleText={messages.coins(typed === '' ? '0' : typed)}
          note={note}
          alarming={isWrong}
          quick={quick}
          messages={{ remove: messages.remove, done: messages.done, quick: messages.quick }}
          onChange={setTyped}
          onClose={() => setTyping(false)}
        />
      )}
    </>
  );
}
