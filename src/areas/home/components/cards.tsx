import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { gatewayNow } from '@/api/clock';
import { getCurrentBill } from '@/api/endpoints/bill';
import { balance } from '@/api/endpoints/home';
import { queryUserDetail } from '@/api/endpoints/home-today';
import { queryLevel } from '@/api/endpoints/level';
import { fromMoment, toDay } from '@/domain/business-time';
import { href } from '@/domain/href';
import { formatCount } from '@/domain/money';
import { EntryRow } from '@/flows/bill-entry/entry-row';
import { FetchedAt } from '@/flows/query-view/fetched-at';
import { QueryView } from '@/flows/query-view/query-view';
import { billMessages } from '@/messages/areas/bill';
import { homeMessages } from '@/messages/areas/home';
import { useMessages } from '@/messages/language';
import { useEndpoint } from '@/queries/endpoint';
import { oldest } from '@/queries/oldest';
import { ResultState } from '@/ui/feedback/result-state';
import { Skeleton } from '@/ui/feedback/skeleton';
import { Card } from '@/ui/layout/card';
import { AllServices } from './all-services';
import { Celebration } from './celebration';
import { Gifts } from './gifts';
import { LazySection } from './lazy-section';
import { ThisMonth } from './this-month';
import styles from './cards.module.css';

const maxEntries = 3;

/**
 * The cards below the envelope. Each loads and fails independently; those below the viewport load once the person scrolls. The classic home
 * has no letters and no celebrations.
 */
export function Cards({ isClassic, fallback }: { isClassic: boolean; fallback: ReactNode }) {
  return (
    <>
      <LazySection fallback={fallback}>
        {!isClassic && <Gifts />}
        <Points />
        <LatestEntries />
        <AllServices />
      </LazySection>
      {!isClassic && <Celebration />}
    </>
  );
}

function Points() {
  const messages = useMessages(homeMessages);
  const query = useEndpoint(balance, {});
  return (
    <Card title={messages.points} aside={useEndpoint(queryLevel, {}).data?.name}>
      <QueryView
        query={query}
        title={messages.pointsFailed}
        skeleton={<Skeleton label={messages.loading} bars={[22]} />}
      >
        {({ points }) => (
          <p>
            {points < 0 ? messages.pointsOwed(formatCount(-points)) : messages.pointsOf(formatCount(points))}
          </p>
        )}
      </QueryView>
      <FetchedAt query={query} />
    </Card>
  );
}

function LatestEntries() {
  const messages = useMessages(homeMessages);
  const bill = useMessages(billMessages);
  const month = useEndpoint(queryUserDetail, {});
  const today = toDay(gatewayNow());
  const newest = useEndpoint(getCurrentBill, { accountType: 0, page: 1, size: maxEntries });
  const allLink = (
    <Link to={href('/longballDetail')} className={styles.all}>
      {messages.allBill}
    </Link>
  );
  return (
    <Card title={messages.newest} aside={allLink}>
      <ThisMonth query={month} />
      <QueryView
        query={newest}
        title={bill.failed}
        skeleton={<Skeleton label={messages.loading} bars={[48, 48, 48]} />}
      >
        {({ entries }) =>
          entries.length === 0 ? (
            <ResultState title={bill.none} description={bill.noneLine} />
          ) : (
            <ul>
              {entries.map((entry) => (
                <li key={entry.id}>
                  <EntryRow
                    entry={entry}
                    length={toDay(fromMoment(entry.time)) === today ? 'clock' : 'day-clock'}
                  />
                </li>
              ))}
            </ul>
          )
        }
      </QueryView>
      <FetchedAt query={oldest(month, newest)} />
    </Card>
  );
}
