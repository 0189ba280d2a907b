import { useSearchParams } from 'react-router-dom';
import { href } from '@/domain/href';
import { DetailPage } from '@/flows/page/detail-page';
import { useMessages } from '@/messages/language';
import { useEndpoint } from '@/queries/endpoint';
import { ShareOrderView } from '../components/share-order-view';
import { treasureOrder } from '../endpoints';
import { treasureMessages } from '../messages';
import { useRefetchAt } from '../use-refetch-at';

/** /grabTreasureOrderDetail: the order `id` of shares; without an id the newest one. */
export default function TreasureOrder() {
  const messages = useMessages(treasureMessages);
  const [search] = useSearchParams();
  const query = useEndpoint(
    treasureOrder,
    { id: search.get('id') ?? '' },
    { staleTime: 0, refetchOnWindowFocus: 'always' },
  );
  const { data: order, refetch } = query;
  const next =
    order?.state === 'created' ? order.payBefore : order?.result === 'waiting' ? order.round.endsAt : null;
  useRefetchAt(next, refetch);
  return (
    <DetailPage
      highlight
      isWhole
      query={query}
      failed={messages.orderFailed}
      loading={messages.loading}
      bars={[64, 156, 120, 180]}
      gone={{
        title: messages.orderGone,
        description: messages.goneLine,
        action: { label: messages.toOrders, to: href('/grabTreasureOrderList'), replace: true },
      }}
    >
      {(order) => <ShareOrderView order={order} />}
    </DetailPage>
  );
}
