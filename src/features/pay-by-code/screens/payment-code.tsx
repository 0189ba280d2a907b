import { useEffect, useMemo, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import type { AccountType } from '@/domain/account';
import { formatCoins } from '@/domain/money';
import { href } from '@/domain/href';
import { shownFor, untilRenewal } from '@/domain/pay-by-code/payment-code';
import { UnfinishedMerchantPayment } from '@/flows/payment/unfinished-merchant-payment';
import { payByCodeMessages } from '@/messages/pay-by-code';
import { titleMessages } from '@/messages/titles';
import { useMessages } from '@/messages/language';
import { useCurrentUser } from '@/queries/account';
import { invalidateAfterPayment } from '@/queries/endpoint';
import type { CodeOutcome } from '@/queries/payment-code';
import { usePaymentsSeen } from '@/state/payments-seen';
import { CodeCard } from '@/ui/codes/code-card';
import { Icon } from '@/ui/media/icon';
import { NoticeBar } from '@/ui/feedback/notice-bar';
import { Page } from '@/ui/layout/page';
import { AccountChoice } from '../components/account-choice';
import { BigCode } from '../components/big-code';
import { NeedsAccount } from '../components/needs-account';
import { Paid } from '../components/paid';
import { TillSheet } from '../components/till-sheet';
import { WithheldNote } from '../components/withheld-note';
import { drawCode } from '../draw-code';
import { usePresentedCode } from '../use-presented-code';
import styles from './payment-code.module.css';

/** /paymentQRcode: the code to hold out at a till, renewed before it lapses; `paid` shows what a till was paid. */
export default function PaymentCodePage() {
  const titles = useMessages(titleMessages);
  const [search] = useSearchParams();
  const paid = search.get('paid');
  if (paid !== null) return <Paid key={paid} id={paid} again={href('/paymentQRcode')} />;
  return (
    <NeedsAccount title={titles['/paymentQRcode']}>
      <Code />
    </NeedsAccount>
  );
}

function Code() {
  const messages = useMessages(payByCodeMessages);
  const titles = useMessages(titleMessages);
  const navigate = useNavigate();
  const { data: user } = useCurrentUser();
  const [accountType, pay] = useState<AccountType>(0);
  const [large, setLarge] = useState(false);
  // The order whose sheet was closed while its payment was under way.
  const [left, leave] = useState<string | null>(null);
  const { code, withheld, now, outcome, order, ask } = usePresentedCode(accountType);
  const digits = code?.code ?? null;
  const drawn = useMemo(() => (digits === null ? null : drawCode(digits)), [digits]);
  const asksPayer = order !== null && order.id !== left;
  const seen = usePaymentsSeen(({ ids }) => ids);
  // A till's last payment is told for a while: what was shown already is not shown again.
  const paid = outcome?.state === 'paid' && !seen.includes(outcome.id) ? outcome.id : null;
  useEffect(() => {
    if (paid === null) return;
    void invalidateAfterPayment();
    void navigate(href('/paymentQRcode', { paid }), { replace: true });
  }, [paid, navigate]);

  return (
    <Page title={titles['/paymentQRcode']} hero>
      <div className={styles.page}>
        <div className={styles.ground} aria-hidden="true">
          <div className="scales" />
        </div>
        <UnfinishedMerchantPayment hidden={asksPayer} />
        <div className={styles.said}>{outcome !== undefined && <Said outcome={outcome} />}</div>
        <CodeCard
          title={messages.toMerchant}
          code={drawn}
          none={<WithheldNote why={withheld} onAsk={ask} />}
          {...(code === null
            ? {}
            : {
                renewal: {
                  left: Math.ceil(untilRenewal(code, now) / 1000),
                  of: Math.ceil(shownFor(code) / 1000),
                },
              })}
          enlarge={{ label: messages.enlarge, onClick: () => setLarge(true) }}
        >
          <AccountChoice accountType={accountType} onChoose={pay} />
        </CodeCard>
        <nav className={styles.ways} aria-label={titles['/paymentQRcode']}>
          <Link to={href('/qrcodeScan')} className={styles.way}>
            <Icon name="scan" size={24} />
            <span>{messages.toScan}</span>
            <Icon name="forward" size={18} />
          </Link>
          <Link to={href('/payLimitation')} className={styles.way}>
            <Icon name="settings" size={24} />
            <span>{messages.toLimits}</span>
            <Icon name="forward" size={18} />
          </Link>
        </nav>
        <p className={styles.note}>{messages.note}</p>
        <p className={styles.note}>{messages.bright}</p>
      </div>
      {large && drawn !== null && <BigCode code={drawn} onClose={() => setLarge(false)} />}
      {asksPayer && user !== undefined && (
        <TillSheet
          key={order.id}
          usercode={user.usercode}
          order={order}
          accountType={accountType}
          onLeave={() => leave(order.id)}
        />
      )}
    </Page>
  );
}

/** What a till did with a code, where it was not paid. */
function Said({ outcome }: { outcome: CodeOutcome }) {
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
