import { useNavigate, useSearchParams } from 'react-router-dom';
import { secKillingOrderDetail } from '@/api/endpoints/flash-sale';
import { href } from '@/domain/href';
import type { Moment } from '@/domain/moment';
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
import { Card } from '@/ui/layout/card';
import { DescriptionList } from '@/ui/lists/description-list';
import { RefundCard } from '../components/refund-card';
import { flashSaleMessages } from '../messages';

/** /secKillingOrderDetail: the order `id` of the flash sale; without an id the newest one. */
export default function FlashOrderPage() {
  const messages = useMessages(ordersMessages);
  const flash = useMessages(flashSaleMessages);
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const query = useOrderDetail(search.get('id') ?? '', secKillingOrderDetail);
  return (
    <DetailPage isWhole highlight query={query} {...useOrderPageTexts(href('/secKillingOrderList'))}>
      {(order) => (
        <OrderView
          order={order}
          progress={<OrderProgress order={order} />}
          actions={
            <>
              {canCancel(order) && <CancelOrder id={order.id} isReserved={holdsCoins(order)} />}
              <RefundButton order={order} />
              <OrderActions
                order={order}
                main
                again={{ label: flash.again, onClick: () => void navigate(href('/secKillingHome')) }}
              />
            </>
          }
          service={<ServiceLink label={messages.service} />}
        >
          {order.refunds.length > 0 && <RefundCard id={order.id} />}
          {order.session !== null && <SessionCard startsAt={order.session.startsAt} />}
        </OrderView>
      )}
    </DetailPage>
  );
}

function SessionCard({ startsAt }: { startsAt: Moment }) {
  const messages = useMessages(flashSaleMessages);
  return (
    <Card>
      <DescriptionList rows={[[messages.session, messages.sessionName(startsAt)]]} />
    </Card>
  );
}
