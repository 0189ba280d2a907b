import { href } from '@/domain/href';
import type { OrderCard as Order } from '@/api/endpoints/mall-order';
import { ordersMessages } from '@/messages/orders';
import { useMessages } from '@/messages/language';
import { Illustration } from '@/ui/feedback/illustration';
import { ResultState } from '@/ui/feedback/result-state';
import { endState } from '@/ui/lists/end-state';
import { InfiniteSentinel } from '@/ui/lists/infinite-sentinel';
import { OrderActions, type OrderAction } from './order-actions';
import { OrderCard } from './order-card';
import { useOrderGroup } from './order-groups';

interface OrderCardsProps {
  orders: readonly Order[];
  query: Parameters<typeof endState>[0] & { fetchNextPage: () => unknown };
  /** The page of an order. */
  page: '/activityOrderDetail' | '/secKillingOrderDetail';
  /** Where to go while there is no order at all. */
  toGoods: OrderAction;
  /** What takes the place of buying the same again. */
  again?: OrderAction;
}

/** The loaded orders of a group, or what to do where there is none. */
export function OrderCards({ orders, query, page, toGoods, again }: OrderCardsProps) {
  const messages = useMessages(ordersMessages);
  const [group, setGroup] = useOrderGroup();
  if (orders.length === 0)
    return (
      <ResultState
        art={<Illustration variant="empty" />}
        title={group === undefined ? messages.none : messages.noneInGroup}
        description={messages.noneLine}
        action={
          group === undefined ? toGoods : { label: messages.seeAll, onClick: () => setGroup(undefined) }
        }
      />
    );
  return (
    <>
      {orders.map((order) => (
        <OrderCard key={order.id} order={order} to={href(page, { id: order.id })}>
          <OrderActions order={order} {...(again === undefined ? {} : { again })} />
        </OrderCard>
      ))}
      <InfiniteSentinel state={endState(query)} onReach={() => void query.fetchNextPage()} />
    </>
  );
}
