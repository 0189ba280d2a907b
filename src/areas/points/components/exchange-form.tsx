import { useState, type ReactNode } from 'react';
import {
  formatCoins,
  formatCount,
  formatQuick,
  parseAmount,
  tenths,
  toTyped,
  toWireMoney,
  type Tenths,
} from '@/domain/money';
import { isOpen } from '@/domain/payment/payment-attempt';
import {
  judgeExchange,
  mostExchangeable,
  type ExchangeTerms,
  type PointsKind,
} from '@/domain/points/exchange';
import { exchangeResult } from '@/domain/points/exchange-pages';
import { useSheets } from '@/flows/navigation/use-sheet';
import { useSuccessPage } from '@/flows/navigation/use-success-page';
import { exchangePayments, prepareExchange, type ExchangeIntent } from '@/flows/payment/exchange-payment';
import { UnfinishedExchange } from '@/flows/payment/unfinished-exchange';
import { useBalanceOf } from '@/flows/payment/use-balance-of';
import { pointsMessages } from '@/messages/areas/points';
import { useMessages } from '@/messages/language';
import { useCurrentUser } from '@/queries/account';
import { Button } from '@/ui/forms/button';
import { KeypadSheet } from '@/ui/forms/keypad-sheet';
import { QuickAmounts } from '@/ui/forms/quick-amounts';
import { Page } from '@/ui/layout/page';
import { Note } from '@/ui/text/text';
import { refusalText } from '../refusal-text';
import { exchangeAmountTyped, useExchangeAmounts } from '../state';
import { AfterCard } from './after-card';
import { ExchangeCard } from './exchange-card';
import { ExchangeSheet } from './exchange-sheet';
import styles from './exchange-form.module.css';

/** The last one of each is on the keypad alone. */
const quickAmounts = {
  mall: [500, 1000, 2000, 5000].map(inCoins),
  partner: [200, 500, 1000, 2000].map(inCoins),
} as const satisfies Record<PointsKind, unknown>;

interface ExchangeFormProps {
  /** One action at the right of the header. */
  action?: ReactNode;
  kind: PointsKind;
  terms: ExchangeTerms;
  /** The points before the exchange; below 0 they are owed. */
  present: number;
  /** Shown below the balances. */
  children?: (pointsAfter: number) => ReactNode;
}

/** The coins to exchange, with the result before anything is sent. */
export function ExchangeForm({ action, kind, terms, present, children }: ExchangeFormProps) {
  const messages = useMessages(pointsMessages);
  const { step, open: openStep, close } = useSheets();
  const { data: user } = useCurrentUser();
  const [isSubmitted, setSubmitted] = useState(false);
  const balance = useBalanceOf(0);
  const typed = useExchangeAmounts((amounts) => amounts[kind]);
  const attempt = exchangePayments[kind].useAttempt(user?.usercode ?? '');
  const judged = judgeExchange(typed, terms, balance);
  const parsed = parseAmount(typed);
  const validationError = judged.ok
    ? null
    : refusalText(judged.reason, parsed.ok ? parsed.amount : tenths(0), terms, balance, messages);
  // Whether it can be exchanged says nothing of what was sent: a successful exchange may have used up the limit.
  const isThis = attempt !== null && parsed.ok && attempt.intent.content.money === toWireMoney(parsed.amount);
  const isOtherOpen = attempt !== null && !isThis && isOpen(attempt);
  const confirmed = isThis ? ofAttempt(attempt.intent) : judged.ok && isOtherOpen ? judged : null;
  const gained = judged.ok ? judged.points : 0;
  const shownError = isSubmitted || typed !== '' ? validationError : null;

  const nameOf = (points: number) => messages.points[kind](formatCount(points));
  const handleType = (text: string) => exchangeAmountTyped(kind, text);
  const isConfirming = step === 'confirm';
  const handleSubmit = () => {
    setSubmitted(true);
    if (!judged.ok || user === undefined) return;
    prepareExchange(user.usercode, kind, judged.amount, judged.points);
    openStep('confirm');
  };
  useSuccessPage({
    attempt: isThis ? attempt : null,
    addressOf: (id) => exchangeResult(kind, id),
    onLeave: () => handleType(''),
  });

  const most = balance === null ? null : mostExchangeable(terms, balance);
  return (
    <Page
      action={action}
      actionBar={
        <>
          <Note marginBottom={2.5} textAlign="center">
            {messages.payFinal}
          </Note>
          <Button block busy={user === undefined} onClick={handleSubmit}>
            {validationError ?? messages.exchange(nameOf(gained))}
          </Button>
        </>
      }
    >
      <UnfinishedExchange kind={kind} hidden={isConfirming} />
      <ExchangeCard
        kind={kind}
        value={typed}
        validationError={shownError}
        balance={balance === null ? null : tenths(Math.max(0, balance))}
        gained={gained}
        present={present}
        onType={handleType}
        onOpenKeypad={() => openStep('amount')}
      />
      <div className={styles.quick}>
        <QuickAmounts
          label={messages.quick}
          amounts={quickAmounts[kind].slice(0, -1)}
          all={{ label: messages.all, amount: most === null || most === 0 ? null : toTyped(most) }}
          current={typed}
          onChoose={handleType}
        />
      </div>
      <p className={styles.terms}>
        <span>{messages.rate(nameOf(terms.rate))}</span>
        <span>
          {messages.limits(formatQuick(terms.least), formatQuick(terms.most))}
          {' · '}
          {messages.left(formatCoins(terms.leftThisMonth))}
        </span>
      </p>
      <AfterCard
        kind={kind}
        coins={balance === null ? null : coinsAfter(balance, judged.ok ? judged.amount : tenths(0))}
        points={present + gained}
      />
      {children?.(present + gained)}
      {step === 'amount' && (
        <KeypadSheet
          title={messages.amount}
          value={typed}
          accessibleText={messages.coins(typed === '' ? '0' : typed)}
          note={shownError ?? nameOf(gained)}
          alarming={shownError !== null}
          quick={quickAmounts[kind]}
          messages={{ remove: messages.keypadDelete, done: messages.keypadDone, quick: messages.quick }}
          onChange={handleType}
          onClose={close}
        />
      )}
      {isConfirming && user !== undefined && confirmed !== null && (
        <ExchangeSheet
          kind={kind}
          usercode={user.usercode}
          total={confirmed.amount}
          points={confirmed.points}
          attempt={isThis ? attempt : null}
          balance={balance}
          present={present}
          onClose={close}
        />
      )}
    </Page>
  );
}

function ofAttempt({ total, content }: ExchangeIntent) {
  return { amount: total, points: content.points };
}

function inCoins(amount: number): string {
  return formatQuick(tenths(amount));
}

function coinsAfter(balance: Tenths, amount: Tenths): Tenths {
  return tenths(Math.max(0, balance - amount));
}
