import type { DataOf } from '@/api/endpoint';
import { coinTopUpList } from '@/api/endpoints/coin-top-up';
import { href } from '@/domain/href';
import { formatCoins } from '@/domain/money';
import { FetchedAt } from '@/flows/query-view/fetched-at';
import { QueryView } from '@/flows/query-view/query-view';
import { topUpMessages, type topUp } from '@/messages/top-up';
import { useMessages } from '@/messages/language';
import { useEndpoint } from '@/queries/endpoint';
import { ResultState } from '@/ui/feedback/result-state';
import { Skeleton } from '@/ui/feedback/skeleton';
import { ListSection } from '@/ui/lists/list-section';
import { RecordList, type RecordRow } from '@/ui/lists/record-list';

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
              <RecordList records={data.records.map((record) => rowOf(record, messages))} />
            )}
          </ListSection>
        </>
      )}
    </QueryView>
  );
}

function rowOf(record: TopUp, messages: typeof topUp): RecordRow {
  const isCredited = record.by === 'card' || record.state === 'paid';
  const state = record.by === 'card' ? messages.states.paid : messages.states[record.state];
  const amount = formatCoins(record.money);
  return {
    id: record.id,
    to: addressOf(record),
    icon: record.by === 'card' ? 'card' : 'topup',
    title: record.by === 'card' ? messages.byCard(record.tail) : messages.byOrder,
    note: `${record.time.slice(0, 16)} · ${state}`,
    amount: isCredited ? messages.gained(amount) : amount,
    tone: isCredited ? 'gain' : 'pending',
  };
}

function addressOf(record: TopUp): string {
  if (record.by === 'card') return href('/orderItemDetail/:id', { id: record.id });
  return record.state === 'created'
    ? href('/checkStandOrderAndPay', { id: record.id })
    : href('/checkStandPayStatus', { id: record.id });
}
