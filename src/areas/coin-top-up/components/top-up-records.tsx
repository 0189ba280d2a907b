import type { DataOf } from '@/api/endpoint';
import { coinTopUpList } from '@/api/endpoints/coin-top-up';
import { href } from '@/domain/href';
import { formatCoins } from '@/domain/money';
import { FetchedAt } from '@/flows/query-view/fetched-at';
import { QueryView } from '@/flows/query-view/query-view';
import { topUpMessages, type topUp } from '@/messages/areas/coin-top-up';
import { useFormatMoment, type FormatMoment } from '@/messages/format-moment';
import { useMessages } from '@/messages/language';
import { useEndpoint } from '@/queries/endpoint';
import { ResultState } from '@/ui/feedback/result-state';
import { Skeleton } from '@/ui/feedback/skeleton';
import { ListSection } from '@/ui/lists/list-section';
import { RecordList, type RecordRow } from '@/ui/lists/record-list';

type TopUp = DataOf<typeof coinTopUpList>['records'][number];

/** All top-ups of the person that brought coins, the newest first. */
export function TopUpRecords() {
  const formatMoment = useFormatMoment();
  const messages = useMessages(topUpMessages);
  const records = useEndpoint(coinTopUpList, {}, { staleTime: 0 });
  return (
    <QueryView
      query={records}
      title={messages.recordsFailed}
      skeleton={<Skeleton label={messages.recordsLoading} bars={[20, 56, 56]} />}
    >
      {(data) => {
        // Cards that give no coins are on the page of card codes.
        const rows = data.records.flatMap((record) => rowOf(record, messages, formatMoment));
        return (
          <>
            <FetchedAt query={records} />
            <ListSection title={messages.records}>
              {rows.length === 0 ? <ResultState title={messages.none} /> : <RecordList records={rows} />}
            </ListSection>
          </>
        );
      }}
    </QueryView>
  );
}

function rowOf(record: TopUp, messages: typeof topUp, formatMoment: FormatMoment): RecordRow[] {
  const { id, time } = record;
  if (record.by === 'card') {
    if (record.gives.kind !== 'coins') return [];
    return [
      {
        id,
        to: href('/orderItemDetail/:id', { id }),
        icon: 'card',
        title: messages.byCard(record.tail),
        note: `${formatMoment(time, 'full')} · ${messages.states.paid}`,
        amount: messages.gained(formatCoins(record.gives.money)),
        tone: 'gain',
      },
    ];
  }
  const { state, money } = record;
  const isCredited = state === 'paid';
  const amount = formatCoins(money);
  return [
    {
      id,
      to: href(state === 'created' ? '/checkStandOrderAndPay' : '/checkStandPayStatus', { id }),
      icon: 'topup',
      title: messages.byOrder,
      note: `${formatMoment(time, 'full')} · ${messages.states[state]}`,
      amount: isCredited ? messages.gained(amount) : amount,
      tone: isCredited ? 'gain' : 'pending',
    },
  ];
}
