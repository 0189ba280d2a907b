import { useNavigate } from 'react-router-dom';
import { treasureOrders } from '@/api/endpoints/treasure';
import { href } from '@/domain/href';
import { FetchedAt } from '@/flows/query-view/fetched-at';
import { QueryView } from '@/flows/query-view/query-view';
import { treasureMessages } from '@/messages/treasure';
import { titleMessages } from '@/messages/titles';
import { useMessages } from '@/messages/language';
import { invalidate } from '@/queries/endpoint';
import { Illustration } from '@/ui/feedback/illustration';
import { ResultState } from '@/ui/feedback/result-state';
import { Skeleton } from '@/ui/feedback/skeleton';
import { Page } from '@/ui/layout/page';
import { endState } from '@/ui/lists/end-state';
import { InfiniteSentinel } from '@/ui/lists/infinite-sentinel';
import { PullToRefresh } from '@/ui/lists/pull-to-refresh';
import { ShareOrderRow } from '../components/share-order-row';
import { useShareOrders } from '../use-share-orders';

/** /grabTreasureOrderList: the orders of the person's shares, newest first. */
export default function TreasureOrders() {
  const messages = useMessages(treasureMessages);
  const title = useMessages(titleMessages)['/grabTreasureOrderList'];
  const navigate = useNavigate();
  const query = useShareOrders();
  return (
    <Page title={title}>
      <PullToRefresh onRefresh={() => invalidate(treasureOrders)}>
        <FetchedAt query={query} />
        <QueryView
          query={query}
          title={messages.orderFailed}
          art={<Illustration variant="error" />}
          skeleton={<Skeleton label={messages.loading} bars={[104, 104, 104]} />}
        >
          {({ pages }) => {
            const orders = pages.flatMap((page) => page.orders);
            return orders.length === 0 ? (
              <ResultState
                art={<Illustration variant="empty" />}
                title={messages.ordersNone}
                description={messages.ordersNoneLine}
                action={{
                  label: messages.toRunning,
                  onClick: () => void navigate(href('/grabTreasureHome')),
                }}
              />
            ) : (
              <>
                <ul>
                  {orders.map((order) => (
                    <ShareOrderRow key={order.id} order={order} />
                  ))}
                </ul>
                <InfiniteSentinel state={endState(query)} onReach={() => void query.fetchNextPage()} />
              </>
            );
          }}
        </QueryView>
      </PullToRefresh>
    </Page>
  );
}
