import { useNavigate } from 'react-router-dom';
import { href } from '@/domain/href';
import { formatCoins, formatCount } from '@/domain/money';
import { orderPending } from '@/domain/orders/order-pending';
import { isPaid } from '@/domain/orders/order-state';
import type { Order } from '@/flows/checkout/pay-choice';
import { OrderNumber } from '@/flows/orders/order-number';
import { OrderResultHead } from '@/flows/orders/order-result-head';
import { RefundButton } from '@/flows/orders/refund-button';
import { PendingStrip } from '@/flows/pending/pending-strip';
import { useFormatMoment } from '@/messages/format-moment';
import { useMessages } from '@/messages/language';
import { Button } from '@/ui/forms/button';
import { ButtonPair } from '@/ui/forms/button-pair';
import { Inline } from '@/ui/layout/box';
import { Card } from '@/ui/layout/card';
import { Page } from '@/ui/layout/page';
import { DescriptionList } from '@/ui/lists/description-list';
import { deskMessages } from '../messages';
import { ReturnButton } from './return-button';
import styles from './paid-order.module.css';

/** The result of an order that was paid: its parts, what points saved and earned, and the way to a refund. */
export function PaidOrder({ order }: { order: Order }) {
  const formatMoment = useFormatMoment();
  const messages = useMessages(deskMessages);
  const navigate = useNavigate();
  const { merchant, goods, count, payment, earns, state, refundedAt, product, refund, id } = order;
  const parts = [
    payment !== null && payment.coins > 0 ? messages.coinsPart(formatCoins(payment.coins)) : '',
    payment !== null && payment.thirdParty > 0 ? messages.cardPart(formatCoins(payment.thirdParty)) : '',
  ].filter(Boolean);
  const payer = payment?.payer ?? null;
  return (
    <Page
      highlight
      actionBar={
        <ButtonPair className={styles.answers}>
          <Button
            variant="outlined"
            onClick={() =>
              void navigate(
                payment?.billId == null
                  ? href('/longballDetail')
                  : href('/orderItemDetail/:id', { id: payment.billId }),
              )
            }
          >
            {messages.toBill}
          </Button>
          <ReturnButton order={order} />
        </ButtonPair>
      }
    >
      <OrderResultHead
        order={order}
        sentence={product === 'coins' ? messages.toppedUp : messages.paidSentence(merchant)}
      />
      <PendingStrip
        pending={orderPending({
          ...order,
          owed: null,
          payment: { paidAt: payment?.settledAt ?? null },
          shippedAt: null,
          receivedBefore: null,
          refundAskedAt: null,
        })}
      />
      <Card>
        <DescriptionList
          ruled
          rows={[
            [messages.goods, product === 'goods' ? messages.goodsLine(goods, count) : goods],
            ...(payer === null
              ? []
              : [
                  [
                    messages.method,
                    payment?.payerLeft == null
                      ? `${messages.methods.family} · ${payer}`
                      : messages.paidByFamily(payer, formatCoins(payment.payerLeft)),
                  ] as const,
                ]),
            [messages.parts, parts.join(' · ')],
            ...(payment !== null && payment.points > 0
              ? [
                  [
                    messages.discount,
                    messages.discountValue(formatCount(payment.points), formatCoins(payment.pointsMoney)),
                  ] as const,
                ]
              : []),
            ...(earns > 0 && isPaid(state)
              ? [[messages.earned, messages.earnedValue(formatCount(earns))] as const]
              : []),
            [
              messages.time,
              payment === null ? '' : formatMoment(payment.settledAt ?? payment.sentAt, 'full'),
            ],
            ...(refundedAt === null
              ? []
              : [[messages.refundedAt, formatMoment(refundedAt, 'full')] as const]),
          ]}
        />
      </Card>
      <OrderNumber id={id} />
      {refund !== null && (
        <Inline justify="center" marginTop={2} align="stretch">
          <RefundButton order={order} />
        </Inline>
      )}
    </Page>
  );
}
