import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { call } from '@/api/call';
import { coinTopUpList, coinTopUpOptions, coinTopUpOrder } from '@/api/endpoints/coin-top-up';
import { href } from '@/domain/href';
import { formatCoins, formatQuick, parseAmount, tenths, toWireMoney, type Tenths } from '@/domain/money';
import { QueryView } from '@/flows/query-view/query-view';
import { topUpMessages } from '@/messages/top-up';
import { useMessages } from '@/messages/language';
import { useAccounts } from '@/queries/account';
import { invalidate, useEndpoint } from '@/queries/endpoint';
import { useSession } from '@/state/session';
import { AmountField } from '@/ui/forms/amount-field';
import { Button } from '@/ui/forms/button';
import { KeypadSheet } from '@/ui/forms/keypad-sheet';
import { QuickAmounts } from '@/ui/forms/quick-amounts';
import { useSingleTask } from '@/ui/forms/use-single-task';
import { Card } from '@/ui/layout/card';
import { Skeleton } from '@/ui/feedback/skeleton';
import styles from './amount-form.module.css';

interface Options {
  amounts: readonly Tenths[];
  least: Tenths;
  most: Tenths;
}

/** The amount of a top-up; it is paid for at the cashier. */
export function AmountForm() {
  const messages = useMessages(topUpMessages);
  const options = useEndpoint(coinTopUpOptions, {});
  return (
    <QueryView
      query={options}
      title={messages.failed}
      skeleton={<Skeleton label={messages.loading} bars={[72, 44, 44, 52]} />}
    >
      {(data) => <Form options={data} />}
    </QueryView>
  );
}

function Form({ options: { amounts, least, most } }: { options: Options }) {
  const messages = useMessages(topUpMessages);
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const [isTyping, setTyping] = useState(false);
  const [isSubmitted, setSubmitted] = useState(false);
  const [isBusy, run] = useSingleTask();
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
    if (amount === null) return;
    run(async () => {
      const { id } = await call(coinTopUpOrder, { money: toWireMoney(amount) });
      void invalidate(coinTopUpList);
      void navigate(href('/checkStandOrderAndPay', { id }));
    });
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
        <div className={styles.quick}>
          <QuickAmounts label={messages.quick} amounts={quick} current={typed} onChoose={setTyped} />
        </div>
        <p className={styles.rate}>{messages.rate}</p>
      </Card>
      <Button block busy={isBusy} className={styles.pay} onClick={handleSubmit}>
        {amount === null ? messages.choose : messages.pay(formatCoins(amount))}
      </Button>
      {isTyping && (
        <KeypadSheet
          title={messages.amount}
          value={typed}
          accessibleText={messages.accessibleAmount(typed === '' ? '0' : typed)}
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
