import { gatewayNow } from '@/api/clock';
import type { OrderDetail } from '@/api/endpoints/mall-order';
import { fromMoment } from '@/domain/business-time';
import { comesByParcel } from '@/domain/orders/order-kind';
import { orderPending } from '@/domain/orders/order-pending';
import { PendingStrip } from '@/flows/pending/pending-strip';
import { ordersMessages } from '@/messages/areas/orders';
import { useFormatMoment } from '@/messages/format-moment';
import { useMessages } from '@/messages/language';
import { Countdown } from '@/ui/feedback/countdown';
import { Box, Inline } from '@/ui/layout/box';
import { Note } from '@/ui/text/text';
import { DeliveryVan } from './delivery-van';
import { orderStateLine, orderStateText } from './order-state-text';
import { refundDeadline } from './refund-texts';
import styles from './order-state-head.module.css';

/** What an order is now, and until when something has to happen. */
export function OrderStateHead({ order }: { order: OrderDetail }) {
  const formatMoment = useFormatMoment();
  const messages = useMessages(ordersMessages);
  const { state, payBefore, refund } = order;
  const line = orderStateLine(order, messages);
  return (
    <Box paddingTop={2} paddingBottom={5} paddingX={1}>
      <Inline>
        <Box grow>
          <h2 className={styles.state}>{orderStateText(order, messages)}</h2>
          {line !== null && <Note marginTop={1}>{line}</Note>}
        </Box>
        {state === 'shipped' && comesByParcel(order.kind) && <DeliveryVan />}
      </Inline>
      <PendingStrip pending={orderPending(order)}>
        {state === 'created' && <Countdown short live until={fromMoment(payBefore)} clock={gatewayNow} />}
      </PendingStrip>
      {state === 'received' && refund !== null && (
        <Inline as="p" wrap marginTop={2} size="note" className={styles.time}>
          {refundDeadline(refund, messages, formatMoment)}
        </Inline>
      )}
    </Box>
  );
}
