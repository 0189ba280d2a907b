import { useNavigate } from 'react-router-dom';
import { href } from '@/domain/href';
import { formatCoins, formatCount } from '@/domain/money';
import { isPaid } from '@/domain/orders/order-state';
import type { Order } from '@/flows/checkout/pay-choice';
import { OrderNumber } from '@/flows/orders/order-number';
import { RefundButton } from '@/flows/orders/refund-button';
import { cashierMessages } from '@/messages/areas/cashier';
import { useFormatMoment } from '@/messages/format-moment';
import { useMessages } from '@/messages/language';
import { NoticeBar } from '@/ui/feedback/notice-bar';
import { Button } from '@/ui/forms/button';
import { ButtonPair } from '@/ui/forms/button-pair';
import { PaidHead } from '@/ui/gifts/paid-head';
import { Inline } from '@/ui/layout/box';
import { Card } from '@/ui/layout/card';
import { Page } from '@/ui/layout/page';
import { DescriptionList } from '@/ui/lists/description-list';
import { Money } from '@/ui/money/money';
import { ReturnButton } from './return-button';
import styles from './paid-order.module.css';

/** The result of an order that was paid: its parts, what points saved and earned, and the way to a refund. */
export function PaidOrder({ order }: { order: Order }) {
  const formatMoment = useFormatMoment();
  const messages = useMessages(cashierMessages);
  const navigate = useNavigate();
  const { money, merchant, goods, count, payment, earns, state, refundedAt, product, refund, id } = order;
  const amount = formatCoins(money);
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
      {!isPaid(state) && (
        <NoticeBar tone={state === 'refunded' ? 'success' : 'info'}>
          {state === 'refunded'
            ? `${messages.refunded} · ${messages.refundedLine(refundedAt === null ? '' : formatMoment(refundedAt, 'full'))}`
            : `${messages.refunding} · ${messages.refundingLine}`}
        </NoticeBar>
      )}
      <PaidHead sentence={product === 'coins' ? messages.toppedUp : messages.paidSentence(merchant)}>
        <Money text={amount} accessibleText={messages.coins(amount)} size="large" unit={messages.unit} />
      </PaidHead>
      <Card>
        <DescriptionList
          ruled
          rows={[
            [messages.goods, product === 'goods' ? messages.goodsLine(goods, count) : goods],
            ...(payer === null ? [] : [[messages.method, `${messages.methods.family} · ${payer}`] as const]),
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
