import { useNavigate, useSearchParams } from 'react-router-dom';
import { secKillingOrderDetail } from '@/api/endpoints/flash-sale';
import { fromMoment, partsOf, toClock } from '@/domain/business-time';
import { href } from '@/domain/href';
import { isRefundable } from '@/domain/orders/order-kind';
import { openCustomerService } from '@/flows/customer-service/open-customer-service';
import { CancelOrder } from '@/flows/orders/cancel-order';
import { canCancel } from '@/flows/orders/can-cancel';
import { OrderActions } from '@/flows/orders/order-actions';
import { OrderProgress } from '@/flows/orders/order-progress';
import { OrderView } from '@/flows/orders/order-view';
import { RefundButton } from '@/flows/orders/refund-button';
import { useOrderDetail } from '@/flows/orders/use-order-detail';
import { QueryView } from '@/flows/query-view/query-view';
import { flashSaleMessages } from '@/messages/flash-sale';
import { ordersMessages } from '@/messages/orders';
import { titleMessages } from '@/messages/titles';
import { useMessages } from '@/messages/language';
import { Illustration } from '@/ui/feedback/illustration';
import { ResultState } from '@/ui/feedback/result-state';
import { Skeleton } from '@/ui/feedback/skeleton';
import { Button } from '@/ui/forms/button';
import { useSingleTask } from '@/ui/forms/use-single-task';
import { Card } from '@/ui/layout/card';
import { Page } from '@/ui/layout/page';
import { DescriptionList } from '@/ui/lists/description-list';
import { RefundCard } from '../components/refund-card';

/** /secKillingOrderDetail: the order `id` of the flash sale; without an id the newest one. */
export default function FlashOrderPage() {
  const messages = useMessages(ordersMessages);
  const flash = useMessages(flashSaleMessages);
  const title = useMessages(titleMessages)['/secKillingOrderDetail'];
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const query = useOrderDetail(search.get('id') ?? '', secKillingOrderDetail);
  const [isOpening, open] = useSingleTask();
  const order = query.data;
  if (order != null)
    return (
      <OrderView
        order={order}
        title={title}
        progress={<OrderProgress order={order} />}
        actions={
          <>
            {canCancel(order) && <CancelOrder id={order.id} isReserved={order.payment !== null} />}
            {isRefundable(order.kind, order.state) && <RefundButton id={order.id} />}
            <OrderActions
              order={order}
              main
              again={{ label: flash.again, onClick: () => void navigate(href('/secKillingHome')) }}
            />
          </>
        }
        service={
          <Button variant="quiet" busy={isOpening} onClick={() => open(openCustomerService)}>
            {messages.service}
          </Button>
        }
      >
        {order.refunds.length > 0 && <RefundCard id={order.id} />}
        {order.session !== null && <SessionCard startsAt={fromMoment(order.session.startsAt)} />}
      </OrderView>
    );
  return (
    <Page title={title} glow>
      <QueryView
        query={query}
        title={messages.orderFailed}
        art={<Illustration variant="error" />}
        skeleton={<Skeleton label={messages.loading} bars={[64, 180, 240, 120]} />}
      >
        {() => (
          <ResultState
            art={<Illustration variant="search" />}
            title={messages.gone}
            description={messages.goneLine}
            action={{
              label: messages.toList,
              onClick: () => void navigate(href('/secKillingOrderList'), { replace: true }),
            }}
          />
        )}
      </QueryView>
    </Page>
  );
}

function SessionCard({ startsAt }: { startsAt: number }) {
  const messages = useMessages(flashSaleMessages);
  const { month, day } = partsOf(startsAt);
  const session = messages.sessionName(messages.day(month, day), toClock(startsAt));
  return (
    <Card>
      <DescriptionList rows={[[messages.session, session]]} />
    </Card>
  );
}
