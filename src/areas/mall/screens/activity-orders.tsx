import { activityOrderList } from '@/api/endpoints/mall-order';
import { href } from '@/domain/href';
import { OrderListPage } from '@/flows/orders/order-list-page';
import { ordersMessages } from '@/messages/areas/orders';
import { useMessages } from '@/messages/language';

/** /activityOrderList: the orders of the mall, newest first, of the group that the address names as `state`. */
export default function ActivityOrders() {
  const { toGoods } = useMessages(ordersMessages);
  return (
    <OrderListPage
      endpoint={activityOrderList}
      page="/activityOrderDetail"
      toGoods={{ label: toGoods, to: href('/newHome') }}
    />
  );
}
