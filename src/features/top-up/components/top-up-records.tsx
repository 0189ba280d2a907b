import { Link } from 'react-router-dom';
import type { DataOf } from '@/api/endpoint';
import { coinTopUpList } from '@/api/endpoints/coin-top-up';
import { href } from '@/domain/href';
import { formatCoins } from '@/domain/money';
import { FetchedAt } from '@/flows/query-view/fetched-at';
import { QueryView } from '@/flows/query-view/query-view';
import { topUpMessages } from '@/messages/top-up';
import { useMessages } from '@/messages/language';
import { useEndpoint } from '@/queries/endpoint';
import { ResultState } from '@/ui/feedback/result-state';
import { Skeleton } from '@/ui/feedback/skeleton';
import { ListSection } from '@/ui/lists/list-section';
import { Icon } from '@/ui/media/icon';
import styles from './top-up-records.module.css';

type TopUp = DataOf<typeof coinTopUpList>['records'][number];

/** All top-ups of the person, the newest first. */
export function TopUpRecords() {
  const messages = useMessages(topUpMessages);
  const records = useEndpoint(coinTopUpList, {}, { staleTime: 0 });
  return (
    <QueryView
      query={records}
      title={messages.recordsFailed}
      skeleton={<Skeleton label={messages.recordsLoading} bars={[20, 56, 56]} />}
    >
      {(data) => (
        <>
          <FetchedAt query={records} />
          <ListSection title={messages.records}>
            {data.records.length === 0 ? (
              <ResultState title={messages.none} />
            ) : (
              <ul>
                {data.records.map((record) => (
                  <li key={record.id} className={styles.item}>
                    <RecordRow record={record} />
                  </li>
                ))}
              </ul>
            )}
          </ListSection>
        </>
      )}
    </QueryView>
  );
}

function RecordRow({ record }: { record: TopUp }) {
  const messages = useMessages(topUpMessages);
  const isCredited = record.by === 'card' || record.state === 'paid';
  const state = record.by === 'card' ? messages.states.paid : messages.states[record.state];
  return (
    <Link className={styles.row} to={addressOf(record)}>
      <span className={styles.tile}>
        <Icon name={record.by === 'card' ? 'card' : 'topup'} size={22} />
      </span>
      <span className={styles.texts}>
        <span className={styles.title}>
          {record.by === 'card' ? messages.byCard(record.tail) : messages.byOrder}
        </span>
        <span className={styles.note}>{`${record.time.slice(0, 16)} · ${state}`}</span>
      </span>
      <span className={isCredited ? styles.gain : styles.pending}>
        {isCredited ? messages.gained(formatCoins(record.money)) : formatCoins(record.money)}
      </span>
    </Link>
  );
}

function addressOf(record: TopUp): string {
  if (record.by === 'card') return href('/orderItemDetail/:id', { id: record.id });
  return record.state === 'created'
    ? href('/checkStandOrderAndPay', { id: record.id })
    : href('/checkStandPayStatus', { id: record.id });
}
