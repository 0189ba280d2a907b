import { useNavigate, useSearchParams } from 'react-router-dom';
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
import { ordersMessages } from '@/messages/orders';
import { titleMessages } from '@/messages/titles';
import { useMessages } from '@/messages/language';
import { Illustration } from '@/ui/feedback/illustration';
import { ResultState } from '@/ui/feedback/result-state';
import { Skeleton } from '@/ui/feedback/skeleton';
import { Button } from '@/ui/forms/button';
import { useSingleTask } from '@/ui/forms/use-single-task';
import { Page } from '@/ui/layout/page';

/** /activityOrderDetail: the order `id` of the mall; without an id the newest one. */
export default function ActivityOrder() {
  const messages = useMessages(ordersMessages);
  const title = useMessages(titleMessages)['/activityOrderDetail'];
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const query = useOrderDetail(search.get('id') ?? '');
  const [isOpening, open] = useSingleTask();
  const { data: order } = query;
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
            <OrderActions order={order} main />
          </>
        }
        service={
          <Button variant="quiet" busy={isOpening} onClick={() => open(openCustomerService)}>
            {messages.service}
          </Button>
        }
      />
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
              onClick: () => void navigate(href('/activityOrderList'), { replace: true }),
            }}
          />
        )}
      </QueryView>
    </Page>
  );
}
