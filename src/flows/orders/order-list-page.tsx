import { useSearchParams } from 'react-router-dom';
import type { activityOrderList } from '@/api/endpoints/mall-order';
import { href } from '@/domain/href';
import { orderGroups, type OrderGroup } from '@/domain/orders/order-state';
import { ListPage } from '@/flows/page/list-page';
import { ordersMessages } from '@/messages/areas/orders';
import { useMessages } from '@/messages/language';
import { invalidate } from '@/queries/endpoint';
import { useMallOrders } from '@/queries/mall-orders';
import { Box } from '@/ui/layout/box';
import { Tabs } from '@/ui/layout/tabs';
import { OrderActions, type OrderAction } from './order-actions';
import { OrderCard } from './order-card';

interface OrderListPageProps {
  endpoint: typeof activityOrderList;
  /** The page of an order. */
  page: '/activityOrderDetail' | '/secKillingOrderDetail';
  /** Where to go while there is no order at all. */
  toGoods: { label: string; to: string };
  /** What takes the place of buying the same again. */
  again?: OrderAction;
}

/** The person's orders of the mall or of the flash sale; the address names the group as `state`. */
export function OrderListPage({ endpoint, page, toGoods, again }: OrderListPageProps) {
  const messages = useMessages(ordersMessages);
  const [search, setSearch] = useSearchParams();
  const group = orderGroups.find((each) => each === search.get('state'));
  const setGroup = (next: OrderGroup | 'all') =>
    setSearch(next === 'all' ? {} : { state: next }, { replace: true });
  return (
    <ListPage
      onRefresh={() => invalidate(endpoint)}
      within={(list) => (
        <Tabs
          label={messages.groupsLabel}
          tabs={[
            ['all', messages.all] as const,
            ...orderGroups.map((name) => [name, messages.groups[name]] as const),
          ]}
          current={group ?? 'all'}
          onChange={setGroup}
        >
          <Box paddingTop={3}>{list}</Box>
        </Tabs>
      )}
      query={useMallOrders(endpoint, group)}
      rows={({ rows }) => rows}
      failed={messages.listFailed}
      loading={messages.loading}
      bars={[176, 176, 176]}
      empty={{
        title: group === undefined ? messages.none : messages.noneInGroup,
        description: messages.noneLine,
        action: group === undefined ? toGoods : { label: messages.seeAll, onClick: () => setGroup('all') },
      }}
    >
      {(orders) =>
        orders.map((order) => (
          <OrderCard key={order.id} order={order} to={href(page, { id: order.id })}>
            <OrderActions order={order} {...(again === undefined ? {} : { again })} />
          </OrderCard>
        ))
      }
    </ListPage>
  );
}
