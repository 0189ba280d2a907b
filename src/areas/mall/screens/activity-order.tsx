import { useSearchParams } from 'react-router-dom';
import { href } from '@/domain/href';
import { ServiceLink } from '@/flows/customer-service/service-link';
import { canCancel, holdsCoins } from '@/flows/orders/can-cancel';
import { CancelOrder } from '@/flows/orders/cancel-order';
import { OrderActions } from '@/flows/orders/order-actions';
import { OrderProgress } from '@/flows/orders/order-progress';
import { OrderView } from '@/flows/orders/order-view';
import { RefundButton } from '@/flows/orders/refund-button';
import { useOrderDetail } from '@/flows/orders/use-order-detail';
import { useOrderPageTexts } from '@/flows/orders/use-order-page-texts';
import { DetailPage } from '@/flows/page/detail-page';
import { ordersMessages } from '@/messages/areas/orders';
import { useMessages } from '@/messages/language';

/** /activityOrderDetail: the order `id` of the mall; without an id the newest one. */
export default function ActivityOrder() {
  const messages = useMessages(ordersMessages);
  const [search] = useSearchParams();
  const query = useOrderDetail(search.get('id') ?? '');
  return (
    <DetailPage isWhole highlight query={query} {...useOrderPageTexts(href('/activityOrderList'))}>
      {(order) => (
        <OrderView
          order={order}
          progress={<OrderProgress order={order} />}
          actions={
            <>
              {canCancel(order) && <CancelOrder id={order.id} isReserved={holdsCoins(order)} />}
              <RefundButton order={order} />
              <OrderActions order={order} main />
            </>
          }
          service={<ServiceLink label={messages.service} />}
        />
      )}
    </DetailPage>
  );
}
