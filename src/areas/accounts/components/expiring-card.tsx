import { useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { gatewayNow } from '@/api/clock';
import { queryUserExpireStatistics } from '@/api/endpoints/home';
import type { AccountType } from '@/domain/account';
import { forecastHorizon } from '@/domain/bookings/forecast';
import { toMoment } from '@/domain/business-time';
import { href } from '@/domain/href';
import { formatCoins, sum, tenths, type Tenths } from '@/domain/money';
import { daysUntil } from '@/domain/period';
import { sendsFrom } from '@/domain/transfers/transfer';
import { useFunding } from '@/flows/funding-forecast/use-funding';
import { FetchedAt } from '@/flows/query-view/fetched-at';
import { QueryView } from '@/flows/query-view/query-view';
import { useMessages } from '@/messages/language';
import { useDatedCoins, type Booking } from '@/queries/bookings';
import { useEndpoint } from '@/queries/endpoint';
import { useTransferDraft } from '@/state/transfer-draft';
import { useOnScreen } from '@/ui/browser/on-screen';
import { Skeleton } from '@/ui/feedback/skeleton';
import { Button } from '@/ui/forms/button';
import { TextButton } from '@/ui/forms/text-button';
import { Box, Grid } from '@/ui/layout/box';
import { Card } from '@/ui/layout/card';
import { Dialog } from '@/ui/overlays/dialog';
import { Note } from '@/ui/text/text';
import { amountPerPerson, existingAmount, fillAmount } from '../fill-amount';
import { expiringMessages } from '../messages';
import { burnPlan, firstToExpire, savedByGiving, type BurntCoins } from '../rules/burn-plan';
import { useGiftMatch } from '../use-gift-match';
import { MatchedGifts } from './matched-gifts';
import styles from './expiring-card.module.css';

/** How many batches are shown before the list is expanded. */
const batchesShown = 4;
/** Giving is offered for coins that expire within this time, ms. */
const urgentWithin = 90 * 86_400_000;
/** Gifts are suggested from this far below the window on (`rootMargin`): most visits end above them. */
const nearBy = '0px 0px 25% 0px';
/** The bookings are optional here; without them the dates are shown alone, so a failure is not reported. */
const optional = { background: true };

interface ExpiringCardProps {
  accountType: AccountType;
  /** Whether the session may give coins to colleagues. */
  canGive: boolean;
}

/** When coins expire, which of them booked gifts will use before that, and a button to give the rest in time. */
export function ExpiringCard({ accountType, canGive }: ExpiringCardProps) {
  const messages = useMessages(expiringMessages);
  const coins = useDatedCoins(accountType);
  const funding = useFunding(accountType, optional);
  const { data } = funding;
  const plan = useMemo(() => {
    const now = data?.span.now ?? gatewayNow();
    const purse = data?.purse ?? { balance: tenths(0), dated: coins.data ?? [] };
    return burnPlan(data?.planned ?? [], purse, { now, until: data?.span.until ?? forecastHorizon(now) });
  }, [data, coins.data]);
  // Coins of an incentive account rarely expire; the card is hidden where none do.
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
              {accountType === 0 && <ExpiringSoon />}
              {data !== undefined && <Note>{messages.rule}</Note>}
              <Batches plan={plan} hasForecast={data !== undefined} />
              <FetchedAt query={data ?? coins} />
              {funding.error !== null && data === undefined && (
                <Note className={styles.note}>{messages.withoutGifts}</Note>
              )}
              {data !== undefined && first === undefined && (
                <p className={styles.sound}>{messages.allUsed}</p>
              )}
              {first !== undefined && canGive && first.expiresAt < gatewayNow() + urgentWithin && (
                <GiveInTime
                  accountType={accountType}
                  sum={savedByGiving(plan, first.expiresAt)}
                  expiresAt={first.expiresAt}
                  bookings={data?.bookings ?? []}
                />
              )}
            </>
          );
        }}
      </QueryView>
    </Card>
  );
}

/** The sum of the next days as the gateway gives it; hidden if the query fails, because the dates below show the same. */
function ExpiringSoon() {
  const messages = useMessages(expiringMessages);
  const { data } = useEndpoint(queryUserExpireStatistics, {});
  if (data === undefined || data.amount === 0) return null;
  return <p>{messages.soon(formatCoins(data.amount), data.days)}</p>;
}

interface BatchesProps {
  plan: readonly BurntCoins[];
  /** Whether booked gifts are loaded, so that their share can be shown. */
  hasForecast: boolean;
}

function Batches({ plan, hasForecast }: BatchesProps) {
  const messages = useMessages(expiringMessages);
  const [isExpanded, setExpanded] = useState(false);
  const shown = isExpanded ? plan : plan.slice(0, batchesShown);
  const rest = plan.slice(shown.length);
  return (
    <>
      <ol>
        {shown.map((batch) => (
          <Batch key={batch.expiresAt} batch={batch} hasForecast={hasForecast} />
        ))}
      </ol>
      {rest.length > 0 && (
        <TextButton type="button" size="note" onClick={() => setExpanded(true)}>
          {messages.more(rest.length, formatCoins(sum(rest.map(({ amount }) => amount))))}
        </TextButton>
      )}
    </>
  );
}

function Batch({
  batch: { expiresAt, amount, used, expires },
  hasForecast,
}: {
  batch: BurntCoins;
  hasForecast: boolean;
}) {
  const messages = useMessages(expiringMessages);
  const days = daysUntil(expiresAt, gatewayNow());
  const forecastText =
    expires === 0
      ? messages.willBeUsed
      : used === 0
        ? messages.willExpire
        : messages.partly(formatCoins(used), formatCoins(expires));
  return (
    <Grid as="li" align="baseline" paddingY={3} divider="between" className={styles.batch}>
      <span className={styles.when}>
        {messages.day(toMoment(expiresAt))}
        <Note as="span" className={styles.note}>
          {messages.inDays(days)}
        </Note>
      </span>
      <span className={styles.amount}>{formatCoins(amount)}</span>
      {hasForecast && (
        <>
          <span className={styles.bar} aria-hidden="true">
            <span style={{ width: `${(used / amount) * 100}%` }} />
          </span>
          <span className={styles.fate} data-expires={expires > 0}>
            {forecastText}
          </span>
        </>
      )}
    </Grid>
  );
}

interface GiveInTimeProps {
  accountType: AccountType;
  sum: Tenths;
  /** Milliseconds. */
  expiresAt: number;
  bookings: readonly Booking[];
}

/** Ways to give coins before they expire. Coins of the incentive account reward work, so birthdays are not offered for them. */
function GiveInTime({ accountType, sum: total, expiresAt, bookings }: GiveInTimeProps) {
  const messages = useMessages(expiringMessages);
  return (
    <Box marginTop={2} className={styles.give}>
      <Note>{messages.beforeDay(messages.day(toMoment(expiresAt)))}</Note>
      {accountType === 0 ? (
        <GiveToMatch sum={total} expiresAt={expiresAt} bookings={bookings} />
      ) : (
        <GiveAmount accountType={accountType} sum={total} hasMatch={false} />
      )}
    </Box>
  );
}

/** The special days for which the coins are right, and the plain transfer below them. */
function GiveToMatch({ sum: total, expiresAt, bookings }: Omit<GiveInTimeProps, 'accountType'>) {
  const place = useRef<HTMLDivElement>(null);
  const isNear = useOnScreen(place, nearBy);
  const match = useGiftMatch(total, expiresAt, bookings, isNear);
  return (
    <div ref={place} className={styles.give}>
      {match !== null && <MatchedGifts match={match} coins={total} expiresAt={expiresAt} />}
      <GiveAmount accountType={0} sum={total} hasMatch={match !== null} />
    </div>
  );
}

interface GiveAmountProps {
  accountType: AccountType;
  sum: Tenths;
  /** Whether a better offer stands above. */
  hasMatch: boolean;
}

/** Opens the transfer with the amount filled in; asks before it replaces an amount that was entered there. */
function GiveAmount({ accountType, sum: total, hasMatch }: GiveAmountProps) {
  const messages = useMessages(expiringMessages);
  const navigate = useNavigate();
  const [replacedText, setReplacedText] = useState<string | null>(null);
  const people = useTransferDraft(({ transferList }) => transferList.length);
  const perPerson = amountPerPerson(total, people);
  const openTransfer = () => {
    fillAmount(accountType, perPerson);
    void navigate(href(sendsFrom[accountType]));
  };
  const handleGive = () => {
    const existing = existingAmount(accountType, perPerson);
    if (existing === null) openTransfer();
    else setReplacedText(existing === 'own' ? messages.ownAmounts : existing.money);
  };
  return (
    <>
      <Button block variant={hasMatch ? 'quiet' : 'soft'} onClick={handleGive}>
        {messages.give(formatCoins(total))}
      </Button>
      {replacedText !== null && (
        <Dialog
          title={messages.replaceTitle(replacedText)}
          confirm={{ label: messages.replace(formatCoins(perPerson)), onClick: openTransfer }}
          cancel={{ label: messages.keep, onClick: () => setReplacedText(null) }}
        >
          {messages.replaceLine}
        </Dialog>
      )}
    </>
  );
}
