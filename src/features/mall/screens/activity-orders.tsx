import { useNavigate } from 'react-router-dom';
import { activityOrderList } from '@/api/endpoints/mall-order';
import { href } from '@/domain/href';
import { OrderCards } from '@/flows/orders/order-cards';
import { OrderGroups, useOrderGroup } from '@/flows/orders/order-groups';
import { FetchedAt } from '@/flows/query-view/fetched-at';
import { QueryView } from '@/flows/query-view/query-view';
import { ordersMessages } from '@/messages/orders';
import { titleMessages } from '@/messages/titles';
import { useMessages } from '@/messages/language';
import { invalidate } from '@/queries/endpoint';
import { useMallOrders } from '@/queries/mall-orders';
import { Illustration } from '@/ui/feedback/illustration';
import { Skeleton } from '@/ui/feedback/skeleton';
import { Page } from '@/ui/layout/page';

/** /activityOrderList: the orders of the mall, newest first, of the group that the address names as `state`. */
export default function ActivityOrders() {
  const messages = useMessages(ordersMessages);
  const navigate = useNavigate();
  const [group] = useOrderGroup();
  const query = useMallOrders(activityOrderList, group);
  return (
    <Page title={useMessages(titleMessages)['/activityOrderList']}>
      <OrderGroups onRefresh={() => invalidate(activityOrderList)}>
        <FetchedAt query={query} />
        <QueryView
          query={query}
          title={messages.listFailed}
          art={<Illustration variant="error" />}
          skeleton={<Skeleton label={messages.loading} bars={[176, 176, 176]} />}
        >
          {({ pages }) => (
            <OrderCards
              orders={pages.flatMap(({ orders }) => orders)}
              query={query}
              page="/activityOrderDetail"
              toGoods={{ label: messages.toGoods, onClick: () => void navigate(href('/newHome')) }}
            />
          )}
        </QueryView>
      </OrderGroups>
    </Page>
  );
}
