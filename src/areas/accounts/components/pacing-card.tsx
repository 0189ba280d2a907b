import { useMemo } from 'react';
import { shownBalance } from '@/domain/account';
import { forecast } from '@/domain/bookings/forecast';
import { startOf, toDay } from '@/domain/business-time';
import { formatCoins, sum, tenths, type Tenths } from '@/domain/money';
import { useFunding, type Funding } from '@/flows/funding-forecast/use-funding';
import { FetchedAt } from '@/flows/query-view/fetched-at';
import { QueryView } from '@/flows/query-view/query-view';
import { useMessages } from '@/messages/language';
import { useEndpoint } from '@/queries/endpoint';
import { oldest } from '@/queries/oldest';
import { NoticeBar } from '@/ui/feedback/notice-bar';
import { Skeleton } from '@/ui/feedback/skeleton';
import { Box } from '@/ui/layout/box';
import { Card } from '@/ui/layout/card';
import { DescriptionList } from '@/ui/lists/description-list';
import { Note } from '@/ui/text/text';
import { queryIncentivePeriod } from '../endpoints';
import { pacingMessages } from '../messages';
import { pacingOf, type IncentivePeriod, type Pacing } from '../rules/pacing';
import styles from './pacing-card.module.css';

/** What the incentive account can give per person until the period ends, calculated from its balance, which may be negative. */
export function PacingCard() {
  const messages = useMessages(pacingMessages);
  const period = useEndpoint(queryIncentivePeriod, {});
  const funding = useFunding(1);
  if (period.data === null) return null;
  const skeleton = <Skeleton label={messages.loading} bars={[22, 44, 22]} />;
  return (
    <Card title={messages.title}>
      <QueryView query={period} title={messages.failed} skeleton={skeleton}>
        {(data) => (
          <QueryView query={funding} title={messages.failed} skeleton={skeleton}>
            {(fundingData) =>
              data !== null && (
                <>
                  <PacingDetails period={data} funding={fundingData} />
                  <FetchedAt query={oldest(period, fundingData)} />
                </>
              )
            }
          </QueryView>
        )}
      </QueryView>
    </Card>
  );
}

function PacingDetails({ period, funding }: { period: IncentivePeriod; funding: Funding }) {
  const messages = useMessages(pacingMessages);
  const { planned, purse, span } = funding;
  const { end, grant, given, headCount } = period;
  const booked = useMemo(() => {
    const runs = forecast(planned, purse, { now: span.now, until: end });
    return sum(runs.flatMap(({ outcomes }) => outcomes.map(({ amount }) => amount)));
  }, [planned, purse, span, end]);
  const pacing = pacingOf(period, purse.balance, booked, toDay(span.now));
  const { daysLeft, free, perHead, missing } = pacing;
  const each = formatCoins(perHead);
  const balance = formatCoins(shownBalance({ accountType: 'GLZ', balanceAmt: purse.balance }));
  return (
    <>
      <Note>{daysLeft === 0 ? messages.over : messages.until(startOf(end), daysLeft)}</Note>
      {missing > 0 ? (
        <Box marginTop={3}>
          <NoticeBar tone="warning">{messages.missing(formatCoins(missing))}</NoticeBar>
        </Box>
      ) : (
        <>
          <Box as="p" marginTop={3}>
            {messages.perHead}
          </Box>
          <p className={styles.amount}>
            <span className="visuallyHidden">{messages.coins(each)}</span>
            <span aria-hidden="true">{each}</span>
          </p>
          <Note>{messages.shared(headCount, formatCoins(free))}</Note>
        </>
      )}
      <ProgressBar pacing={pacing} grant={grant} />
      <DescriptionList
        rows={[
          [messages.grant, formatCoins(grant)],
          [messages.given, formatCoins(given)],
          [
            messages.balance,
            purse.balance < 0 ? messages.overdrawn(balance, formatCoins(tenths(-purse.balance))) : balance,
          ],
          [messages.booked, formatCoins(booked)],
        ]}
      />
    </>
  );
}

/** The given share of the grant compared with the elapsed share of the period. */
function ProgressBar({
  pacing: { givenShare, timeShare, pace, missing },
  grant,
}: {
  pacing: Pacing;
  grant: Tenths;
}) {
  const messages = useMessages(pacingMessages);
  const percent = (share: number) => `${Math.round(share * 100)}%`;
  if (grant <= 0) return null;
  return (
    <Box marginTop={4} marginBottom={2}>
      <div className={styles.bar} aria-hidden="true">
        <span className={styles.given} style={{ width: percent(givenShare) }} />
        <span className={styles.time} style={{ left: percent(timeShare) }} />
      </div>
      <Note>{messages.shares(percent(givenShare), percent(timeShare))}</Note>
      {missing === 0 && <Note>{messages.paces[pace]}</Note>}
    </Box>
  );
}
