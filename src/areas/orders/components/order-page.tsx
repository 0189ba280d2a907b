import type { OrderDetail } from '@/api/endpoints/mall-order';
import { href } from '@/domain/href';
import { comesByParcel, isDeletable } from '@/domain/orders/order-kind';
import { ServiceLink } from '@/flows/customer-service/service-link';
import { useExit } from '@/flows/navigation/use-exit';
import { useSheet } from '@/flows/navigation/use-sheet';
import { canCancel, holdsCoins } from '@/flows/orders/can-cancel';
import { CancelOrder } from '@/flows/orders/cancel-order';
import { OrderActions } from '@/flows/orders/order-actions';
import { OrderProgress } from '@/flows/orders/order-progress';
import { OrderView } from '@/flows/orders/order-view';
import { useOrderDetail } from '@/flows/orders/use-order-detail';
import { useOrderPageTexts } from '@/flows/orders/use-order-page-texts';
import { DetailPage } from '@/flows/page/detail-page';
import { ordersMessages } from '@/messages/areas/orders';
import { useMessages } from '@/messages/language';
import { Button } from '@/ui/forms/button';
import { DeleteOrder } from './delete-order';
import { LogisticsCard } from './logistics-card';
import { RefundLedgerCard } from './refund-ledger-card';
import { RefundRecords } from './refund-records';
import { RefundSheet } from './refund-sheet';

interface OrderPageProps {
  /** Empty for the newest one. */
  id: string;
  /** The classic page has no refund ledger. */
  isClassic: boolean;
}

/** The page of an order. */
export function OrderPage({ id, isClassic }: OrderPageProps) {
  const list = href(isClassic ? '/order-list' : '/order-newlist');
  return (
    <DetailPage isWhole highlight query={useOrderDetail(id)} {...useOrderPageTexts(list)}>
      {(order) => <Loaded order={order} isClassic={isClassic} list={list} />}
    </DetailPage>
  );
}

interface LoadedProps {
  order: OrderDetail;
  isClassic: boolean;
  list: string;
}

function Loaded({ order, isClassic, list }: LoadedProps) {
  const messages = useMessages(ordersMessages);
  const exit = useExit(list, 1);
  const sheet = useSheet('refund');
  const { id, kind, state, shippedAt, refunds, refund } = order;
  const isGoingBack = refunds.some(({ backAt }) => backAt === null);
  return (
    <>
      <OrderView
        order={order}
        progress={
          !comesByParcel(kind) || shippedAt === null ? (
            <OrderProgress order={order} />
          ) : (
            <LogisticsCard id={id} isComing={state === 'shipped'} />
          )
        }
        actions={
          <>
            {canCancel(order) && <CancelOrder id={id} isReserved={holdsCoins(order)} />}
            {isDeletable(kind, state) && !isGoingBack && <DeleteOrder id={id} onDone={exit} />}
            {refund !== null && (
              <Button variant="outlined" onClick={sheet.open}>
                {messages.refund}
              </Button>
            )}
            <OrderActions order={order} main />
          </>
        }
        service={<ServiceLink label={messages.service} />}
      >
        {!isClassic && <RefundLedgerCard order={order} />}
        <RefundRecords order={order} />
      </OrderView>
      {sheet.isOpen && refund !== null && <RefundSheet order={order} terms={refund} onClose={sheet.close} />}
    </>
  );
}
