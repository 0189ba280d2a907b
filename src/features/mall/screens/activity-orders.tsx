import { useNavigate, useSearchParams } from 'react-router-dom';
import { activityOrderList } from '@/api/endpoints/mall-order';
import { href } from '@/domain/href';
import { orderGroups } from '@/domain/orders/order-state';
import { OrderActions } from '@/flows/orders/order-actions';
import { OrderCard } from '@/flows/orders/order-card';
import { FetchedAt } from '@/flows/query-view/fetched-at';
import { QueryView } from '@/flows/query-view/query-view';
import { ordersMessages } from '@/messages/orders';
import { titleMessages } from '@/messages/titles';
import { useMessages } from '@/messages/language';
import { invalidate } from '@/queries/endpoint';
import { useMallOrders } from '@/queries/mall-orders';
import { Illustration } from '@/ui/feedback/illustration';
import { ResultState } from '@/ui/feedback/result-state';
import { Skeleton } from '@/ui/feedback/skeleton';
import { Page } from '@/ui/layout/page';
import { Tabs } from '@/ui/layout/tabs';
import { endState } from '@/ui/lists/end-state';
import { InfiniteSentinel } from '@/ui/lists/infinite-sentinel';
import { PullToRefresh } from '@/ui/lists/pull-to-refresh';
import styles from './activity-orders.module.css';

/** /activityOrderList: the orders of the mall, newest first, of the group that the address names as `state`. */
export default function ActivityOrders() {
  const messages = useMessages(ordersMessages);
  const title = useMessages(titleMessages)['/activityOrderList'];
  const navigate = useNavigate();
  const [search, setSearch] = useSearchParams();
  const group = orderGroups.find((each) => each === search.get('state'));
  const query = useMallOrders(group);
  return (
    <Page title={title}>
      <PullToRefresh onRefresh={() => invalidate(activityOrderList)}>
        <Tabs
          label={messages.groupsLabel}
          tabs={[
            ['all', messages.all] as const,
            ...orderGroups.map((name) => [name, messages.groups[name]] as const),
          ]}
          current={group ?? 'all'}
          onChange={(name) => setSearch(name === 'all' ? {} : { state: name }, { replace: true })}
        >
          <div className={styles.list}>
            <FetchedAt query={query} />
            <QueryView
              query={query}
              title={messages.listFailed}
              art={<Illustration variant="error" />}
              skeleton={<Skeleton label={messages.loading} bars={[176, 176, 176]} />}
            >
              {({ pages }) => {
                const orders = pages.flatMap((page) => page.orders);
                return orders.length === 0 ? (
                  <ResultState
                    art={<Illustration variant="empty" />}
                    title={group === undefined ? messages.none : messages.noneInGroup}
                    description={messages.noneLine}
                    action={
                      group === undefined
                        ? { label: messages.toGoods, onClick: () => void navigate(href('/newHome')) }
                        : { label: messages.seeAll, onClick: () => setSearch({}, { replace: true }) }
                    }
                  />
                ) : (
                  <>
                    {orders.map((order) => (
                      <OrderCard
                        key={order.id}
                        order={order}
                        to={href('/activityOrderDetail', { id: order.id })}
                      >
                        <OrderActions order={order} />
                      </OrderCard>
                    ))}
                    <InfiniteSentinel state={endState(query)} onReach={() => void query.fetchNextPage()} />
                  </>
                );
              }}
            </QueryView>
          </div>
        </Tabs>
      </PullToRefresh>
    </Page>
  );
}
