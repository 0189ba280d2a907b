import { useState, type ReactNode } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import type { DataOf } from '@/api/endpoint';
import type { queryPointsExchange } from '@/api/endpoints/points';
import { href } from '@/domain/href';
import {
  formatCoins,
  formatCount,
  formatQuick,
  parseAmount,
  tenths,
  toWireMoney,
  type Tenths,
} from '@/domain/money';
import { isOpen } from '@/domain/payment/payment-attempt';
import { judgeExchange, mostExchangeable } from '@/domain/points/exchange';
import { exchangePayment, prepareExchange, type ExchangeIntent } from '@/flows/payment/exchange-payment';
import { UnfinishedExchange } from '@/flows/payment/unfinished-exchange';
import { useBalanceOf } from '@/flows/payment/use-balance-of';
import { useSuccessPage } from '@/flows/payment/use-success-page';
import { pointsMessages } from '@/messages/points';
import { useMessages } from '@/messages/language';
import { useCurrentUser } from '@/queries/account';
import { exchangeAmountCleared, exchangeAmountTyped, useExchangeAmount } from '@/state/exchange-amount';
import { Button } from '@/ui/forms/button';
import { KeypadSheet } from '@/ui/forms/keypad-sheet';
import { QuickAmounts } from '@/ui/forms/quick-amounts';
import { Page } from '@/ui/layout/page';
import { isSheetHistoryState, sheetHistoryState } from '@/ui/overlays/sheet-history-state';
import { refusalText } from '../refusal-text';
import { AffordableGoods } from './affordable-goods';
import { AfterCard } from './after-card';
import { ExchangeCard } from './exchange-card';
import styles from './exchange-form.module.css';
import { ExchangeSheet } from './exchange-sheet';

const quickAmounts = [500, 1000, 2000].map((amount) => formatQuick(tenths(amount)));
const keypadAmounts = [...quickAmounts, formatQuick(tenths(5000))];

interface ExchangeFormProps {
  title: string;
  action: ReactNode;
  terms: DataOf<typeof queryPointsExchange>;
  /** Shown below the balances. */
  children: ReactNode;
}

/** The coins to exchange, with the result before anything is sent. */
export function ExchangeForm({ title, action, terms, children }: ExchangeFormProps) {
  const messages = useMessages(pointsMessages);
  const navigate = useNavigate();
  const location = useLocation();
  const [search] = useSearchParams();
  const { data: user } = useCurrentUser();
  const [isSubmitted, setSubmitted] = useState(false);
  const balance = useBalanceOf(0);
  const typed = useExchangeAmount(({ money }) => money);
  const attempt = exchangePayment.useAttempt(user?.usercode ?? '');
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

  const step = search.get('step');
  const isConfirming = step === 'confirm';
  const openStep = (name: string) =>
    void navigate(href('/integralExchange', { step: name }), { state: sheetHistoryState });
  const handleClose = () =>
    void (isSheetHistoryState(location.state)
      ? navigate(-1)
      : navigate(href('/integralExchange'), { replace: true }));
  const handleSubmit = () => {
    setSubmitted(true);
    if (!judged.ok || user === undefined) return;
    prepareExchange(user.usercode, judged.amount, judged.points);
    openStep('confirm');
  };
  useSuccessPage({
    attempt: isThis ? attempt : null,
    isConfirming,
    addressOf: (id = '') => href('/integralExchange', { id }),
    onLeave: exchangeAmountCleared,
  });

  const most = balance === null ? null : mostExchangeable(terms, balance);
  return (
    <Page
      title={title}
      action={action}
      foot={
        <>
          <p className={styles.final}>{messages.payFinal}</p>
          <Button block busy={user === undefined} onClick={handleSubmit}>
            {validationError ?? messages.exchange(formatCount(gained))}
          </Button>
        </>
      }
    >
      <UnfinishedExchange hidden={isConfirming} />
      <ExchangeCard
        value={typed}
        validationError={shownError}
        balance={balance === null ? null : tenths(Math.max(0, balance))}
        gained={gained}
        present={terms.points}
        onType={exchangeAmountTyped}
        onOpenKeypad={() => openStep('amount')}
      />
      <div className={styles.quick}>
        <QuickAmounts
          label={messages.quick}
          amounts={quickAmounts}
          all={{ label: messages.all, amount: most === null || most === 0 ? null : formatPlain(most) }}
          current={typed}
          onChoose={exchangeAmountTyped}
        />
      </div>
      <p className={styles.terms}>
        <span>{messages.rate(formatCount(terms.rate))}</span>
        <span>
          {messages.limits(formatQuick(terms.least), formatQuick(terms.most))}
          {' · '}
          {messages.left(formatCoins(terms.leftThisMonth))}
        </span>
      </p>
      <AfterCard
        coins={balance === null ? null : coinsAfter(balance, judged.ok ? judged.amount : tenths(0))}
        points={terms.points + gained}
      />
      {children}
      <AffordableGoods points={terms.points + gained} />
      {step === 'amount' && (
        <KeypadSheet
          title={messages.amount}
          value={typed}
          accessibleText={messages.coins(typed === '' ? '0' : typed)}
          note={shownError ?? messages.points(formatCount(gained))}
          alarming={shownError !== null}
          quick={keypadAmounts}
          messages={{ remove: messages.keypadDelete, done: messages.keypadDone, quick: messages.quick }}
          onChange={exchangeAmountTyped}
          onClose={handleClose}
        />
      )}
      {isConfirming && user !== undefined && confirmed !== null && (
        <ExchangeSheet
          usercode={user.usercode}
          total={confirmed.amount}
          points={confirmed.points}
          attempt={isThis ? attempt : null}
          balance={balance}
          present={terms.points}
          onClose={handleClose}
        />
      )}
    </Page>
  );
}

function ofAttempt({ total, content }: ExchangeIntent) {
  return { amount: total, points: content.points };
}

function coinsAfter(balance: Tenths, amount: Tenths): Tenths {
  return tenths(Math.max(0, balance - amount));
}

/** As it would be typed: without separators of thousands. */
function formatPlain(amount: Tenths): string {
  return formatQuick(amount).replace(/,/g, '');
}
