import { useEffect, useMemo, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import type { AccountType } from '@/domain/account';
import { href } from '@/domain/href';
import { maskCode } from '@/domain/mask';
import { formatCoins } from '@/domain/money';
import { shownFor, untilRenewal } from '@/domain/pay-by-code/payment-code';
import { UnfinishedMerchantPayment } from '@/flows/payment/unfinished-merchant-payment';
import { RequireAccount } from '@/flows/query-view/require-account';
import { payByCodeMessages } from '@/messages/areas/pay-by-code';
import { kitMessages } from '@/messages/kit';
import { useMessages } from '@/messages/language';
import { titleMessages } from '@/messages/titles';
import { useCurrentUser } from '@/queries/account';
import { invalidateAfterPayment } from '@/queries/endpoint';
import { BigCode } from '@/ui/codes/big-code';
import { CodeCard } from '@/ui/codes/code-card';
import { drawCode } from '@/ui/codes/draw-code';
import { NoticeBar } from '@/ui/feedback/notice-bar';
import { Page } from '@/ui/layout/page';
import { Icon } from '@/ui/media/icon';
import { Note } from '@/ui/text/text';
import { AccountChoice } from '../components/account-choice';
import { CodeUnavailableNote } from '../components/code-unavailable-note';
import { Paid } from '../components/paid';
import { TillSheet } from '../components/till-sheet';
import type { CodeOutcome } from '../queries';
import { usePaymentsSeen } from '../state/payments-seen';
import { usePresentedCode } from '../use-presented-code';
import styles from './payment-code.module.css';

/** /paymentQRcode: the code that a till scans, renewed before it expires; `paid` is the bill entry of a payment and shows its result. */
export default function PaymentCodePage() {
  const [search] = useSearchParams();
  const paidId = search.get('paid');
  if (paidId !== null) return <Paid key={paidId} id={paidId} nextPaymentHref={href('/paymentQRcode')} />;
  return (
    <RequireAccount>
      <PaymentCodeView />
    </RequireAccount>
  );
}

function PaymentCodeView() {
  const messages = useMessages(payByCodeMessages);
  const kit = useMessages(kitMessages);
  const titles = useMessages(titleMessages);
  const navigate = useNavigate();
  const { data: user } = useCurrentUser();
  const [accountType, setAccountType] = useState<AccountType>(0);
  const [isEnlarged, setEnlarged] = useState(false);
  // The order whose sheet was closed while its payment was in progress.
  const [hiddenOrderId, setHiddenOrderId] = useState<string | null>(null);
  const { code, unavailableReason, now, outcome, order, requestCode } = usePresentedCode(accountType);
  const digits = code?.code ?? null;
  const drawn = useMemo(() => (digits === null ? null : drawCode(digits)), [digits]);
  const isAwaitingPayer = order !== null && order.id !== hiddenOrderId;
  const seenIds = usePaymentsSeen(({ ids }) => ids);
  // The gateway reports the last payment for some time, so one whose result was shown already is skipped.
  const paidId = outcome?.state === 'paid' && !seenIds.includes(outcome.id) ? outcome.id : null;
  useEffect(() => {
    if (paidId === null) return;
    void invalidateAfterPayment();
    void navigate(href('/paymentQRcode', { paid: paidId }), { replace: true });
  }, [paidId, navigate]);

  return (
    <Page hero>
      <div className={styles.page}>
        <div className={styles.ground} aria-hidden="true">
          <div className="scales" />
        </div>
        <UnfinishedMerchantPayment hidden={isAwaitingPayer} />
        <div className={styles.said}>{outcome !== undefined && <OutcomeNotice outcome={outcome} />}</div>
        <CodeCard
          title={messages.toMerchant}
          code={drawn}
          none={<CodeUnavailableNote reason={unavailableReason} onRequest={requestCode} />}
          {...(code === null
            ? {}
            : {
                renewal: {
                  left: Math.ceil(untilRenewal(code, now) / 1000),
                  of: Math.ceil(shownFor(code) / 1000),
                },
              })}
          enlarge={{ label: messages.enlarge, onClick: () => setEnlarged(true) }}
        >
          <AccountChoice accountType={accountType} onChoose={setAccountType} />
        </CodeCard>
        <nav className={styles.actions} aria-label={titles['/paymentQRcode']}>
          <Link to={href('/qrcodeScan')} className={styles.action}>
            <Icon name="scan" size={24} />
            <span>{messages.toScan}</span>
            <Icon name="forward" size={18} />
          </Link>
          <Link to={href('/payLimitation')} className={styles.action}>
            <Icon name="settings" size={24} />
            <span>{messages.toLimits}</span>
            <Icon name="forward" size={18} />
          </Link>
        </nav>
        <Note marginTop={3} tone="hero-secondary" textAlign="center">
          {messages.note}
        </Note>
        <Note marginTop={3} tone="hero-secondary" textAlign="center">
          {messages.bright}
        </Note>
      </div>
      {isEnlarged && drawn !== null && (
        <BigCode
          title={messages.big}
          labels={kit}
          code={drawn}
          digits={maskCode(drawn.digits)}
          hint={messages.bright}
          onClose={() => setEnlarged(false)}
        />
      )}
      {isAwaitingPayer && user !== undefined && (
        <TillSheet
          key={order.id}
          usercode={user.usercode}
          order={order}
          accountType={accountType}
          onHide={() => setHiddenOrderId(order.id)}
        />
      )}
    </Page>
  );
}

/** The notice for a code that was scanned without a payment. */
function OutcomeNotice({ outcome }: { outcome: CodeOutcome }) {
  const messages = useMessages(payByCodeMessages);
  const navigate = useNavigate();
  if (outcome.state === 'waiting' && outcome.turnedAway !== null)
    return (
      <NoticeBar tone="warning" alarming>
        {messages.turnedAway[outcome.turnedAway.reason](outcome.turnedAway.merchant)}
      </NoticeBar>
    );
  if (outcome.state === 'cancelled')
    return <NoticeBar tone="info">{messages.cancelled(outcome.order.merchant)}</NoticeBar>;
  if (outcome.state !== 'refused') return null;
  const { order, reason } = outcome;
  return (
    <NoticeBar
      tone="danger"
      alarming
      {...(reason === 'balance'
        ? {}
        : { action: { label: messages.toLimit, onClick: () => void navigate(href('/payLimitation')) } })}
    >
      {messages.refused[reason](order.merchant, formatCoins(order.money))}
    </NoticeBar>
  );
}
