import { useNavigate } from 'react-router-dom';
import type { OrderDetail } from '@/api/endpoints/mall-order';
import { maskContact } from '@/domain/addresses/contact-phone';
import { href } from '@/domain/href';
import { formatCoins, tenths } from '@/domain/money';
import { isPaid } from '@/domain/orders/order-state';
import { openCustomerService } from '@/flows/customer-service/open-customer-service';
import { CancelOrder } from '@/flows/orders/cancel-order';
import { OrderActions } from '@/flows/orders/order-actions';
import { OrderLines } from '@/flows/orders/order-lines';
import { OrderNumber } from '@/flows/orders/order-number';
import { PriceLines } from '@/flows/orders/price-lines';
import { RefundButton } from '@/flows/orders/refund-button';
import { ordersMessages } from '@/messages/orders';
import { useMessages } from '@/messages/language';
import { Button } from '@/ui/forms/button';
import { useSingleTask } from '@/ui/forms/use-single-task';
import { Card } from '@/ui/layout/card';
import { Page } from '@/ui/layout/page';
import { DescriptionList } from '@/ui/lists/description-list';
import { OrderProgress } from './order-progress';
import { OrderStateHead } from './order-state-head';
import styles from './order-view.module.css';

/** An order of the mall: state with its deadline, progress, goods, price, address, and what can be done now. */
export function OrderView({ order, title }: { order: OrderDetail; title: string }) {
  const messages = useMessages(ordersMessages);
  const navigate = useNavigate();
  const [isOpening, open] = useSingleTask();
  const { id, state, merchant, lines, address, coupon, payment, message, createdAt } = order;
  const { goodsMoney, deliveryFee, money } = order;
  const billId = payment?.billId ?? null;
  const canCancel = state === 'created' || (state === 'paying' && (payment?.thirdParty ?? 0) > 0);
  const pointsMoney = payment?.pointsMoney ?? tenths(0);
  return (
    <Page
      title={title}
      glow
      foot={
        <div className={styles.foot}>
          {canCancel && <CancelOrder id={id} isReserved={payment !== null} />}
          {isPaid(state) && <RefundButton id={id} />}
          <OrderActions order={order} />
        </div>
      }
    >
      <OrderStateHead order={order} />
      <OrderProgress order={order} />
      <Card title={merchant}>
        <OrderLines lines={lines} />
      </Card>
      <PriceLines
        price={{
          goods: goodsMoney,
          delivery: deliveryFee,
          coupon: coupon?.off ?? tenths(0),
          pointsMoney,
          coins: tenths(money - pointsMoney),
        }}
      />
      <Card title={messages.facts}>
        <DescriptionList
          ruled
          rows={[
            [
              messages.address,
              <>
                {address.name} {maskContact(address.phone)}
                <br />
                {address.area}
                {address.detail}
              </>,
            ],
            ...(message === '' ? [] : [[messages.message, message] as const]),
            ...((payment?.thirdParty ?? 0) > 0
              ? [
                  [
                    messages.paidWith,
                    [
                      messages.coins(formatCoins(payment?.coins ?? tenths(0))),
                      messages.card(formatCoins(payment?.thirdParty ?? tenths(0))),
                    ].join(' + '),
                  ] as const,
                ]
              : []),
            [messages.placedAt, createdAt.slice(0, 16)],
          ]}
        />
      </Card>
      <OrderNumber id={id} />
      <div className={styles.more}>
        {billId !== null && (
          <Button variant="quiet" onClick={() => void navigate(href('/orderItemDetail/:id', { id: billId }))}>
            {messages.bill}
          </Button>
        )}
        <Button variant="quiet" busy={isOpening} onClick={() => open(openCustomerService)}>
          {messages.service}
        </Button>
      </div>
    </Page>
  );
}
