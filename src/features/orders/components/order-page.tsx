import { useNavigate } from 'react-router-dom';
import type { OrderDetail } from '@/api/endpoints/mall-order';
import { href } from '@/domain/href';
import { isDeletable, isRefundable } from '@/domain/orders/order-kind';
import { openCustomerService } from '@/flows/customer-service/open-customer-service';
import { canCancel } from '@/flows/orders/can-cancel';
import { CancelOrder } from '@/flows/orders/cancel-order';
import { DeleteOrder } from '@/flows/orders/delete-order';
import { OrderActions } from '@/flows/orders/order-actions';
import { OrderProgress } from '@/flows/orders/order-progress';
import { OrderView } from '@/flows/orders/order-view';
import { useOrderDetail } from '@/flows/orders/use-order-detail';
import { useExit, useSheetHistory } from '@/flows/payment/proof/history-state';
import { QueryView } from '@/flows/query-view/query-view';
import { ordersMessages } from '@/messages/orders';
import { useMessages } from '@/messages/language';
import { Illustration } from '@/ui/feedback/illustration';
import { ResultState } from '@/ui/feedback/result-state';
import { Skeleton } from '@/ui/feedback/skeleton';
import { Button } from '@/ui/forms/button';
import { useSingleTask } from '@/ui/forms/use-single-task';
import { Page } from '@/ui/layout/page';
import { LogisticsCard } from './logistics-card';
import { RefundLedgerCard } from './refund-ledger-card';
import { RefundRecords } from './refund-records';
import { RefundSheet } from './refund-sheet';

interface OrderPageProps {
  /** Empty for the newest one. */
  id: string;
  title: string;
  /** The classic page has no refund ledger. */
  isClassic: boolean;
}

/** The page of an order. */
export function OrderPage({ id, title, isClassic }: OrderPageProps) {
  const messages = useMessages(ordersMessages);
  const navigate = useNavigate();
  const list = href(isClassic ? '/order-list' : '/order-newlist');
  const query = useOrderDetail(id);
  const { data: order } = query;
  if (order != null) return <Loaded order={order} title={title} isClassic={isClassic} list={list} />;
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
            action={{ label: messages.toList, onClick: () => void navigate(list, { replace: true }) }}
          />
        )}
      </QueryView>
    </Page>
  );
}

interface LoadedProps {
  order: OrderDetail;
  title: string;
  isClassic: boolean;
  list: string;
}

function Loaded({ order, title, isClassic, list }: LoadedProps) {
  const messages = useMessages(ordersMessages);
  const [isOpening, open] = useSingleTask();
  const exit = useExit(list, 1);
  const sheet = useSheetHistory('refund', null);
  const { id, kind, state, shippedAt, refunds, payment } = order;
  const canRefund = isRefundable(kind, state);
  const isGoingBack = refunds.some(({ backAt }) => backAt === null);
  return (
    <>
      <OrderView
        order={order}
        title={title}
        progress={
          kind !== 'mall' || shippedAt === null ? (
            <OrderProgress order={order} />
          ) : (
            <LogisticsCard id={id} isComing={state === 'shipped'} />
          )
        }
        actions={
          <>
            {canCancel(order) && <CancelOrder id={id} isReserved={payment !== null} />}
            {isDeletable(kind, state) && !isGoingBack && <DeleteOrder id={id} onDone={exit} />}
            {canRefund && (
              <Button variant="outlined" onClick={sheet.open}>
                {messages.refund}
              </Button>
            )}
            <OrderActions order={order} main />
          </>
        }
        service={
          <Button variant="quiet" busy={isOpening} onClick={() => open(openCustomerService)}>
            {messages.service}
          </Button>
        }
      >
        {!isClassic && <RefundLedgerCard order={order} />}
        <RefundRecords order={order} />
      </OrderView>
      {sheet.isOpen && canRefund && <RefundSheet order={order} onClose={sheet.close} />}
    </>
  );
}
