import { useNavigate, useSearchParams } from 'react-router-dom';
import { treasureOrder } from '@/api/endpoints/treasure';
import { href } from '@/domain/href';
import { QueryView } from '@/flows/query-view/query-view';
import { treasureMessages } from '@/messages/treasure';
import { titleMessages } from '@/messages/titles';
import { useMessages } from '@/messages/language';
import { useEndpoint } from '@/queries/endpoint';
import { Illustration } from '@/ui/feedback/illustration';
import { ResultState } from '@/ui/feedback/result-state';
import { Skeleton } from '@/ui/feedback/skeleton';
import { Page } from '@/ui/layout/page';
import { ShareOrderView } from '../components/share-order-view';
import { useRefetchAt } from '../use-refetch-at';

/** /grabTreasureOrderDetail: the order `id` of shares; without an id the newest one. */
export default function TreasureOrder() {
  const messages = useMessages(treasureMessages);
  const title = useMessages(titleMessages)['/grabTreasureOrderDetail'];
  const navigate = useNavigate();
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
  if (order != null) return <ShareOrderView order={order} title={title} />;
  return (
    <Page title={title} glow>
      <QueryView
        query={query}
        title={messages.orderFailed}
        art={<Illustration variant="error" />}
        skeleton={<Skeleton label={messages.loading} bars={[64, 156, 120, 180]} />}
      >
        {() => (
          <ResultState
            art={<Illustration variant="search" />}
            title={messages.orderGone}
            description={messages.goneLine}
            action={{
              label: messages.toOrders,
              onClick: () =>
                void navigate(href('/grabTreasureOrderList'), {
                  replace: true,
                }),
            }}
          />
        )}
      </QueryView>
    </Page>
  );
}
