import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import type { OrderDetail } from '@/api/endpoints/mall-order';
import { maskContact } from '@/domain/addresses/contact-phone';
import { href } from '@/domain/href';
import { tenths } from '@/domain/money';
import { orderAmount } from '@/domain/orders/order-amount';
import { comesByParcel } from '@/domain/orders/order-kind';
import { isPaid } from '@/domain/orders/order-state';
import { ordersMessages } from '@/messages/areas/orders';
import { useFormatMoment } from '@/messages/format-moment';
import { useMessages } from '@/messages/language';
import { Button } from '@/ui/forms/button';
import { Inline } from '@/ui/layout/box';
import { Card } from '@/ui/layout/card';
import { Page } from '@/ui/layout/page';
import { DescriptionList } from '@/ui/lists/description-list';
import { orderAmountText } from './order-amount-text';
import { OrderLines } from './order-lines';
import { OrderNumber } from './order-number';
import { OrderStateHead } from './order-state-head';
import { PriceLines } from './price-lines';
import { returnedLines } from './returned-lines';
import styles from './order-view.module.css';

interface OrderViewProps {
  order: OrderDetail;
  /** What happened to it so far. */
  progress: ReactNode;
  /** What can be done now. */
  actions: ReactNode;
  /** The way to customer service. */
  service: ReactNode;
  /** What follows the price. */
  children?: ReactNode;
}

/** An order: state with its deadline, progress, goods, price, address, and what can be done now. */
export function OrderView({ order, progress, actions, service, children }: OrderViewProps) {
  const formatMoment = useFormatMoment();
  const messages = useMessages(ordersMessages);
  const navigate = useNavigate();
  const { id, kind, state, merchant, lines, address, coupon, payment, message, createdAt } = order;
  const { goodsMoney, deliveryFee, money } = order;
  const billId = payment?.billId ?? null;
  const pointsMoney = payment?.pointsMoney ?? tenths(0);
  const count = lines.reduce((total, line) => total + line.count, 0);
  return (
    <Page
      highlight
      actionBar={
        <Inline wrap justify="end" className={styles.actionBar}>
          {actions}
        </Inline>
      }
    >
      <OrderStateHead order={order} />
      {progress}
      <Card title={merchant} aside={messages.count(count)}>
        <OrderLines lines={lines} marks={returnedLines(order, messages)} />
      </Card>
      {kind !== 'coins' && (
        <PriceLines
          price={{
            goods: goodsMoney,
            delivery: comesByParcel(kind) ? deliveryFee : null,
            coupon: coupon?.off ?? tenths(0),
            beans: order.beans?.off ?? tenths(0),
            pointsMoney,
            coins: tenths(money - pointsMoney),
          }}
          paid={orderAmount(order).filter(({ unit }) => unit !== 'points')}
        />
      )}
      {children}
      <Card title={messages.facts}>
        <DescriptionList
          ruled
          rows={[
            ...(address === null
              ? []
              : [
                  [
                    messages.address,
                    <>
                      {address.name} {maskContact(address.phone)}
                      <br />
                      {address.area}
                      {address.detail}
                    </>,
                  ] as const,
                ]),
            ...(message === '' ? [] : [[messages.message, message] as const]),
            ...(payment === null ? [] : [[messages.paidWith, paidWith(order, messages)] as const]),
            [messages.placedAt, formatMoment(createdAt, 'full')],
          ]}
        />
      </Card>
      <OrderNumber id={id} />
      <Inline wrap justify="center" align="stretch">
        {billId !== null && (
          <Button variant="quiet" onClick={() => void navigate(href('/orderItemDetail/:id', { id: billId }))}>
            {messages.toBill}
          </Button>
        )}
        {payment !== null && isPaid(state) && (
          <Button variant="quiet" onClick={() => void navigate(href('/paySuccess', { id }))}>
            {messages.toResult}
          </Button>
        )}
        {service}
      </Inline>
    </Page>
  );
}

/** What paid an order, and who where it was not the buyer. */
function paidWith(order: OrderDetail, messages: typeof ordersMessages.zh): string {
  const amount = orderAmountText(order, messages);
  const payer = order.payment?.payer ?? null;
  return payer === null ? amount : messages.paidBy(amount, payer);
}
