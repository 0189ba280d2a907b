import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { gatewayNow } from '@/api/clock';
import type { OrderCard as Order } from '@/api/endpoints/mall-order';
import type { CentreOrder } from '@/api/endpoints/order-centre';
import { fromMoment } from '@/domain/business-time';
import { orderIcon } from '@/domain/orders/order-kind';
import { ordersMessages } from '@/messages/areas/orders';
import { useFormatMoment } from '@/messages/format-moment';
import { gatewayWordMessages } from '@/messages/gateway-words';
import { useMessages } from '@/messages/language';
import { Countdown } from '@/ui/feedback/countdown';
import { Inline, Surface } from '@/ui/layout/box';
import { Icon } from '@/ui/media/icon';
import { Caption, Text } from '@/ui/text/text';
import { orderAmountText } from './order-amount-text';
import { OrderLines } from './order-lines';
import { orderStateText } from './order-state-text';
import { orderStateTone } from './order-state-tone';
import { Truck } from './truck';
import styles from './order-card.module.css';

interface OrderCardProps {
  order: Order & Partial<Pick<CentreOrder, 'news'>>;
  /** The page of the order. */
  to: string;
  /** Buttons under it. */
  children?: ReactNode;
}

/** An order in a list, with its source, its state and the time that is left to pay it. */
export function OrderCard({ order, to, children }: OrderCardProps) {
  const formatMoment = useFormatMoment();
  const messages = useMessages(ordersMessages);
  const { said } = useMessages(gatewayWordMessages);
  const { kind, merchant, state, lines, payBefore, news } = order;
  const amount = orderAmountText(order, messages);
  const payer = order.payment?.payer ?? null;
  const count = lines.reduce((total, line) => total + line.count, 0);
  return (
    <Surface as="article" marginBottom={3} padding={4}>
      <Link to={to} className={styles.link}>
        <Inline as="span" marginBottom={3} wrap>
          <Icon name={orderIcon(kind)} size={20} />
          <b className={styles.merchant}>{merchant}</b>
          <Text
            size="note"
            weight="medium"
            flex="none"
            className={styles.state}
            data-tone={orderStateTone(state)}
          >
            {orderStateText(order, messages)}
          </Text>
          {state === 'created' && (
            <span className={styles.time}>
              <span className="visuallyHidden">{messages.payWithin}</span>
              <Countdown short live until={fromMoment(payBefore)} clock={gatewayNow} />
            </span>
          )}
        </Inline>
        <OrderLines lines={lines} />
        {news != null && (
          <span className={styles.news}>
            <Truck />
            <span className={styles.newsText}>
              {formatMoment(news.at, 'short')} {said(news.text)}
            </span>
            <Icon name="forward" size={16} />
          </span>
        )}
        <Inline as="span" wrap justify="between" marginTop={3} tone="secondary" size="note">
          <Caption as="span" tone="tertiary">
            {formatMoment(order.createdAt, 'full')}
          </Caption>
          <span>
            {messages.count(count)} ·{' '}
            <strong className={styles.money}>
              {payer === null ? amount : messages.paidBy(amount, payer)}
            </strong>
          </span>
        </Inline>
      </Link>
      {children !== undefined && (
        <Inline wrap justify="end" marginTop={3} align="stretch" className={styles.actions}>
          {children}
        </Inline>
      )}
    </Surface>
  );
}
