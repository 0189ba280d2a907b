import { gatewayNow } from '@/api/clock';
import type { OrderDetail } from '@/api/endpoints/mall-order';
import { fromMoment } from '@/domain/business-time';
import { ordersMessages } from '@/messages/areas/orders';
import { useFormatMoment } from '@/messages/format-moment';
import { useMessages } from '@/messages/language';
import { Countdown } from '@/ui/feedback/countdown';
import { Box, Inline } from '@/ui/layout/box';
import { Note } from '@/ui/text/text';
import { orderStateLine, orderStateText } from './order-state-text';
import { refundDeadline } from './refund-texts';
import styles from './order-state-head.module.css';

/** What an order is now, and until when something has to happen. */
export function OrderStateHead({ order }: { order: OrderDetail }) {
  const formatMoment = useFormatMoment();
  const messages = useMessages(ordersMessages);
  const { state, payBefore, receivedBefore, answerBefore, refund } = order;
  return (
    <Box paddingTop={2} paddingBottom={5} paddingX={1}>
      <h2 className={styles.state}>{orderStateText(order, messages)}</h2>
      <Note marginTop={1}>{orderStateLine(order, messages)}</Note>
      {state === 'created' && (
        <Inline as="p" wrap marginTop={2} size="note" className={styles.time}>
          {messages.payBefore(formatMoment(payBefore, 'full'))}
          <Countdown short live until={fromMoment(payBefore)} clock={gatewayNow} />
        </Inline>
      )}
      {state === 'shipped' && receivedBefore !== null && (
        <Inline as="p" wrap marginTop={2} size="note" className={styles.time}>
          {messages.receivedBefore(formatMoment(receivedBefore, 'full'))}
        </Inline>
      )}
      {answerBefore !== null && (
        <Inline as="p" wrap marginTop={2} size="note" className={styles.time}>
          {messages.answerBefore(formatMoment(answerBefore, 'full'))}
        </Inline>
      )}
      {state === 'received' && refund !== null && (
        <Inline as="p" wrap marginTop={2} size="note" className={styles.time}>
          {refundDeadline(refund, messages, formatMoment)}
        </Inline>
      )}
    </Box>
  );
}
