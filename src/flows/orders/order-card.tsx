import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { gatewayNow } from '@/api/clock';
import type { OrderCard as Order } from '@/api/endpoints/mall-order';
import { fromMoment } from '@/domain/business-time';
import { formatCoins } from '@/domain/money';
import { ordersMessages } from '@/messages/orders';
import { useMessages } from '@/messages/language';
import { Countdown } from '@/ui/feedback/countdown';
import { Icon } from '@/ui/media/icon';
import { OrderLines } from './order-lines';
import styles from './order-card.module.css';
import { orderStateTone } from './order-state-tone';

interface OrderCardProps {
  order: Order;
  /** The page of the order. */
  to: string;
  /** Buttons under it. */
  children?: ReactNode;
}

/** An order in a list, with its state and the time that is left to pay it. */
export function OrderCard({ order, to, children }: OrderCardProps) {
  const messages = useMessages(ordersMessages);
  const { merchant, state, lines, money, payBefore } = order;
  const count = lines.reduce((total, line) => total + line.count, 0);
  return (
    <article className={styles.card}>
      <Link to={to} className={styles.link}>
        <span className={styles.head}>
          <Icon name="gift" size={20} />
          <b className={styles.merchant}>{merchant}</b>
          <span className={styles.state} data-tone={orderStateTone(state)}>
            {messages.states[state]}
          </span>
        </span>
        <OrderLines lines={lines} />
        <span className={styles.sum}>
          {state === 'created' ? (
            <span className={styles.time}>
              {messages.payWithin} <Countdown short live until={fromMoment(payBefore)} clock={gatewayNow} />
            </span>
          ) : (
            <span className={styles.time}>{order.createdAt.slice(0, 16)}</span>
          )}
          <span>
            {messages.count(count)} · <strong className={styles.money}>{formatCoins(money)}</strong>{' '}
            {messages.unit}
          </span>
        </span>
      </Link>
      {children !== undefined && <div className={styles.actions}>{children}</div>}
    </article>
  );
}
