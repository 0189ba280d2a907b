import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { gatewayNow } from '@/api/clock';
import { queryUserExpireStatistics } from '@/api/endpoints/home';
import type { AccountType } from '@/domain/account';
import { burnPlan, firstToExpire, savedByGiving, type BurntCoins } from '@/domain/accounts/burn-plan';
import { partsOf } from '@/domain/business-time';
import { daysUntil } from '@/domain/period';
import { forecastHorizon } from '@/domain/bookings/forecast';
import { href } from '@/domain/href';
import { formatCoins, sum, tenths, type Tenths } from '@/domain/money';
import { sendsFrom } from '@/domain/transfers/transfer';
import { useFunding } from '@/flows/funding-forecast/use-funding';
import { QueryView } from '@/flows/query-view/query-view';
import { expiringMessages } from '@/messages/expiring';
import { useMessages } from '@/messages/language';
import { useDatedCoins } from '@/queries/bookings';
import { useEndpoint } from '@/queries/endpoint';
import { useTransferDraft } from '@/state/transfer-draft';
import { Button } from '@/ui/forms/button';
import { Card } from '@/ui/layout/card';
import { Dialog } from '@/ui/overlays/dialog';
import { Skeleton } from '@/ui/feedback/skeleton';
import { amountFilled, shareOf, typedAlready } from '../fill-amount';
import styles from './expiring-card.module.css';

/** So many batches are shown before somebody asks for all. */
const atFirst = 4;
/** What lapses later than that, in ms, nobody has to hurry for. */
const hurry = 90 * 86_400_000;
/** The bookings are an addition here: where they cannot be had, the dates stand without them. */
const inPassing = { quiet: true };

interface ExpiringCardProps {
  accountType: AccountType;
  /** Whether the session may give coins to colleagues. */
  mayGive: boolean;
}

/** Which coins lapse when, which of them booked gifts will have used by then, and the way to give the rest in time. */
export function ExpiringCard({ accountType, mayGive }: ExpiringCardProps) {
  const messages = useMessages(expiringMessages);
  const coins = useDatedCoins(accountType);
  const funding = useFunding(accountType, inPassing);
  const { data } = funding;
  const plan = useMemo(() => {
    const now = data?.span.now ?? gatewayNow();
    const purse = data?.purse ?? { balance: tenths(0), dated: coins.data ?? [] };
    return burnPlan(data?.planned ?? [], purse, { now, until: data?.span.until ?? forecastHorizon(now) });
  }, [data, coins.data]);
  // An incentive account seldom has coins with a date: then there is nothing to say about them.
  if (accountType === 1 && plan.length === 0) return null;
  return (
    <Card title={messages.title}>
      <QueryView
        query={coins}
        title={messages.failed}
        skeleton={<Skeleton label={messages.loading} bars={[22, 44]} />}
      >
        {() => {
          if (plan.length === 0) return <p>{messages.none}</p>;
          const first = data === undefined ? undefined : firstToExpire(plan);
          return (
            <>
              {accountType === 0 && <Soon />}
              {data !== undefined && <p className={styles.rule}>{messages.rule}</p>}
              <Batches plan={plan} known={data !== undefined} />
              {funding.error !== null && data === undefined && (
                <p className={styles.note}>{messages.withoutGifts}</p>
              )}
              {data !== undefined && first === undefined && (
                <p className={styles.sound}>{messages.allUsed}</p>
              )}
              {first !== undefined && mayGive && first.expiresAt < gatewayNow() + hurry && (
                <GiveInTime
                  accountType={accountType}
                  sum={savedByGiving(plan, first.expiresAt)}
                  day={messages.day(partsOf(first.expiresAt))}
                />
              )}
            </>
          );
        }}
      </QueryView>
    </Card>
  );
}

/** The gateway's own sum of the next days; the dates below say the same where it does not come. */
function Soon() {
  const messages = useMessages(expiringMessages);
  const { data } = useEndpoint(queryUserExpireStatistics, {});
  if (data === undefined || data.amount === 0) return null;
  return <p className={styles.soon}>{messages.soon(formatCoins(data.amount), data.days)}</p>;
}

interface BatchesProps {
  plan: readonly BurntCoins[];
  /** Whether the booked gifts are known, so that their part can be said. */
  known: boolean;
}

function Batches({ plan, known }: BatchesProps) {
  const messages = useMessages(expiringMessages);
  const [all, setAll] = useState(false);
  const shown = all ? plan : plan.slice(0, atFirst);
  const rest = plan.slice(shown.length);
  return (
    <>
      <ol className={styles.batches}>
        {shown.map((batch) => (
          <Batch key={batch.expiresAt} batch={batch} known={known} />
        ))}
      </ol>
      {rest.length > 0 && (
        <button type="button" className={styles.more} onClick={() => setAll(true)}>
          {messages.more(rest.length, formatCoins(sum(rest.map(({ amount }) => amount))))}
        </button>
      )}
    </>
  );
}

function Batch({
  batch: { expiresAt, amount, used, expires },
  known,
}: {
  batch: BurntCoins;
  known: boolean;
}) {
  const messages = useMessages(expiringMessages);
  const days = daysUntil(expiresAt, gatewayNow());
  const fate =
    expires === 0
      ? messages.willBeUsed
      : used === 0
        ? messages.willExpire
        : messages.partly(formatCoins(used), formatCoins(expires));
  return (
    <li className={styles.batch}>
      <span className={styles.when}>
        {messages.day(partsOf(expiresAt))}
        <span className={styles.note}>{messages.inDays(days)}</span>
      </span>
      <span className={styles.amount}>{formatCoins(amount)}</span>
      {known && (
        <>
          <span className={styles.bar} aria-hidden="true">
            <span style={{ width: `${(used / amount) * 100}%` }} />
          </span>
          <span className={styles.fate} data-expires={expires > 0}>
            {fate}
          </span>
        </>
      )}
    </li>
  );
}

interface GiveInTimeProps {
  accountType: AccountType;
  sum: Tenths;
  day: string;
}

/** Leads to the transfer with the amount filled in; what was typed there already is not replaced unasked. */
function GiveInTime({ accountType, sum: whole, day }: GiveInTimeProps) {
  const messages = useMessages(expiringMessages);
  const navigate = useNavigate();
  const [typed, setTyped] = useState<string | null>(null);
  const people = useTransferDraft(({ transferList }) => transferList.length);
  const share = shareOf(whole, people);
  const fill = () => {
    amountFilled(accountType, share);
    void navigate(href(sendsFrom[accountType]));
  };
  const give = () => {
    const other = typedAlready(accountType, share);
    if (other === null) fill();
    else setTyped(other === 'own' ? messages.ownAmounts : other.money);
  };
  return (
    <div className={styles.give}>
      <p className={styles.rule}>{messages.beforeDay(day)}</p>
      <Button block variant="soft" onClick={give}>
        {messages.give(formatCoins(whole))}
      </Button>
      {typed !== null && (
        <Dialog
          title={messages.replaceTitle(typed)}
          confirm={{ label: messages.replace(formatCoins(share)), onClick: fill }}
          cancel={{ label: messages.keep, onClick: () => setTyped(null) }}
        >
          {messages.replaceLine}
        </Dialog>
      )}
    </div>
  );
}
