import { Link, useNavigate } from 'react-router-dom';
import type { ExchangeRecord } from '@/api/endpoints/points';
import { href } from '@/domain/href';
import { formatCount, formatSigned, tenths } from '@/domain/money';
import { FetchedAt } from '@/flows/query-view/fetched-at';
import { QueryView } from '@/flows/query-view/query-view';
import { pointsMessages } from '@/messages/points';
import { useMessages } from '@/messages/language';
import { invalidateExchanges, useExchangeRecords } from '@/queries/points';
import { Illustration } from '@/ui/feedback/illustration';
import { ResultState } from '@/ui/feedback/result-state';
import { Skeleton } from '@/ui/feedback/skeleton';
import { Page } from '@/ui/layout/page';
import { endState } from '@/ui/lists/end-state';
import { InfiniteSentinel } from '@/ui/lists/infinite-sentinel';
import { ListSection } from '@/ui/lists/list-section';
import { PullToRefresh } from '@/ui/lists/pull-to-refresh';
import { Icon } from '@/ui/media/icon';
import styles from './exchange-records.module.css';

/** All exchanges of the person, the newest first. */
export function ExchangeRecords() {
  const messages = useMessages(pointsMessages);
  const navigate = useNavigate();
  const records = useExchangeRecords('mall');
  return (
    <Page title={messages.recordsTitle}>
      <PullToRefresh onRefresh={invalidateExchanges}>
        <QueryView
          query={records}
          title={messages.recordsFailed}
          art={<Illustration variant="error" />}
          skeleton={<Skeleton label={messages.recordsLoading} bars={[20, 64, 64, 64, 64]} />}
        >
          {({ pages }) => {
            const list = pages.flatMap((page) => page.records);
            return list.length === 0 ? (
              <ResultState
                art={<Illustration variant="empty" />}
                title={messages.recordsNone}
                description={messages.recordsNoneLine}
                action={{
                  label: messages.toExchange,
                  onClick: () => void navigate(href('/integralExchange'), { replace: true }),
                }}
              />
            ) : (
              <>
                <FetchedAt query={records} />
                <ListSection title={messages.recordsTotal(pages[0]?.total ?? list.length)}>
                  <ul>
                    {list.map((record) => (
                      <li key={record.id} className={styles.item}>
                        <RecordRow record={record} />
                      </li>
                    ))}
                  </ul>
                </ListSection>
                <InfiniteSentinel state={endState(records)} onReach={() => void records.fetchNextPage()} />
              </>
            );
          }}
        </QueryView>
      </PullToRefresh>
    </Page>
  );
}

function RecordRow({ record: { id, time, money, points } }: { record: ExchangeRecord }) {
  const messages = useMessages(pointsMessages);
  return (
    <Link to={href('/integralExchange', { id })} className={styles.row}>
      <span className={styles.tile}>
        <Icon name="exchange" size={22} />
      </span>
      <span className={styles.texts}>
        <span className={styles.title}>{messages.gained(formatCount(points))}</span>
        <span className={styles.time}>{time.slice(0, 16)}</span>
      </span>
      <span className={styles.spent}>{formatSigned(tenths(-money))}</span>
    </Link>
  );
}
