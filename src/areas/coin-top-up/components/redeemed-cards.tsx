import { coinTopUpList, type CardGift } from '@/api/endpoints/coin-top-up';
import { href } from '@/domain/href';
import type { Moment } from '@/domain/moment';
import { formatCoins, formatCount } from '@/domain/money';
import { FetchedAt } from '@/flows/query-view/fetched-at';
import { QueryView } from '@/flows/query-view/query-view';
import { useFormatMoment, type FormatMoment } from '@/messages/format-moment';
import { useMessages } from '@/messages/language';
import { useEndpoint } from '@/queries/endpoint';
import { ResultState } from '@/ui/feedback/result-state';
import { Skeleton } from '@/ui/feedback/skeleton';
import { ListSection } from '@/ui/lists/list-section';
import { RecordList, type RecordRow } from '@/ui/lists/record-list';
import { giftIcon } from '../gift-icon';
import { cardCodeMessages, type cardCodes } from '../messages';

interface RedeemedCard {
  id: string;
  tail: string;
  time: Moment;
  gives: CardGift;
}

/** All cards that the person redeemed, the newest first. */
export function RedeemedCards() {
  const formatMoment = useFormatMoment();
  const messages = useMessages(cardCodeMessages);
  const query = useEndpoint(coinTopUpList, {}, { staleTime: 0 });
  return (
    <QueryView
      query={query}
      title={messages.recordsFailed}
      skeleton={<Skeleton label={messages.recordsLoading} bars={[20, 56, 56]} />}
    >
      {({ records }) => {
        const rows = records.flatMap((record) =>
          record.by === 'card' ? [rowOf(record, messages, formatMoment)] : [],
        );
        return (
          <>
            <FetchedAt query={query} />
            <ListSection title={messages.records}>
              {rows.length === 0 ? (
                <ResultState title={messages.none} description={messages.noneLine} />
              ) : (
                <RecordList records={rows} />
              )}
            </ListSection>
          </>
        );
      }}
    </QueryView>
  );
}

function rowOf(
  { id, tail, time, gives }: RedeemedCard,
  messages: typeof cardCodes,
  formatMoment: FormatMoment,
): RecordRow {
  const at = formatMoment(time, 'full');
  const row = {
    id,
    icon: giftIcon(gives.kind),
    title: messages.row(messages.kindNames[gives.kind], tail),
    note: at,
  };
  switch (gives.kind) {
    case 'coins':
      return {
        ...row,
        to: href('/orderItemDetail/:id', { id }),
        amount: messages.gives.coins(formatCoins(gives.money)),
        tone: 'gain',
      };
    case 'phone':
      return { ...row, note: messages.toPhone(at, gives.tail), amount: messages.gives.phone(gives.yuan) };
    case 'beans':
      return { ...row, to: href('/jdCardHome'), amount: messages.gives.beans(formatCount(gives.beans)) };
  }
}
