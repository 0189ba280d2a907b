import { gatewayNow } from '@/api/clock';
import type { OrderDetail } from '@/api/endpoints/mall-order';
import { fromMoment } from '@/domain/business-time';
import { ordersMessages } from '@/messages/orders';
import { useFormatMoment } from '@/messages/format-moment';
import { useMessages } from '@/messages/language';
import { Countdown } from '@/ui/feedback/countdown';
import styles from './order-state-head.module.css';
import { orderStateLine, orderStateText } from './order-state-text';
import { refundDeadline } from './refund-texts';

/** What an order is now, and until when something has to happen. */
export function OrderStateHead({ order }: { order: OrderDetail }) {
  const formatMoment = useFormatMoment();
  const messages = useMessages(ordersMessages);
  const { state, payBefore, receivedBefore, answerBefore, refund } = order;
  return (
    <div className={styles.head}>
      <h2 className={styles.state}>{orderStateText(order, messages)}</h2>
      <p className={styles.line}>{orderStateLine(order, messages)}</p>
      {state === 'created' && (
        <p className={styles.time}>
          {messages.payBefore(formatMoment(payBefore, 'full'))}
          <Countdown short live until={fromMoment(payBefore)} clock={gatewayNow} />
        </p>
      )}
      {state === 'shipped' && receivedBefore !== null && (
        <p className={styles.time}>{messages.receivedBefore(formatMoment(receivedBefore, 'full'))}</p>
      )}
      {answerBefore !== null && (
        <p className={styles.time}>{messages.answerBefore(formatMoment(answerBefore, 'full'))}</p>
      )}
      {state === 'received' && refund !== null && (
        <p className={styles.time}>{refundDeadline(refund, messages, formatMoment)}</p>
      )}
    </div>
  );
}
