import { href } from '@/domain/href';
import { ListPage } from '@/flows/page/list-page';
import { useMessages } from '@/messages/language';
import { invalidate } from '@/queries/endpoint';
import { ShareOrderRow } from '../components/share-order-row';
import { treasureOrders } from '../endpoints';
import { treasureMessages } from '../messages';
import { useShareOrders } from '../use-share-orders';

/** /grabTreasureOrderList: the orders of the person's shares, newest first. */
export default function TreasureOrders() {
  const messages = useMessages(treasureMessages);
  return (
    <ListPage
      onRefresh={() => invalidate(treasureOrders)}
      query={useShareOrders()}
      rows={({ rows }) => rows}
      failed={messages.orderFailed}
      loading={messages.loading}
      bars={[104, 104, 104]}
      empty={{
        title: messages.ordersNone,
        description: messages.ordersNoneLine,
        action: { label: messages.toRunning, to: href('/grabTreasureHome') },
      }}
    >
      {(orders) => (
        <ul>
          {orders.map((order) => (
            <ShareOrderRow key={order.id} order={order} />
          ))}
        </ul>
      )}
    </ListPage>
  );
}
