import { useNavigate } from 'react-router-dom';
import { refundOrder } from '@/api/endpoints/cashier';
import { href } from '@/domain/href';
import { formatCoins, formatCount } from '@/domain/money';
import { cashierMessages } from '@/messages/cashier';
import { useMessages } from '@/messages/language';
import { Button } from '@/ui/forms/button';
import { Seal } from '@/ui/gifts/seal';
import { Card } from '@/ui/layout/card';
import { DescriptionList } from '@/ui/lists/description-list';
import { Money } from '@/ui/money/money';
import { NoticeBar } from '@/ui/feedback/notice-bar';
import { Page } from '@/ui/layout/page';
import { ConfirmedButton } from '@/ui/overlays/confirmed-button';
import type { Order } from '../pay-choice';
import { useOrderCall } from '../use-order-call';
import { OrderNumber } from './order-number';
import styles from './paid-order.module.css';
import { ReturnButton } from './return-button';

/** The result of an order that was paid: its parts, what points saved and earned, and the way to a refund. */
export function PaidOrder({ order, title }: { order: Order; title: string }) {
  const messages = useMessages(cashierMessages);
  const navigate = useNavigate();
  const { money, merchant, goods, count, payment, earns, state, refundedAt, product, id } = order;
  const amount = formatCoins(money);
  const parts = [
    payment !== null && payment.coins > 0 ? messages.coinsPart(formatCoins(payment.coins)) : '',
    payment !== null && payment.thirdParty > 0 ? messages.cardPart(formatCoins(payment.thirdParty)) : '',
  ].filter(Boolean);
  const payer = payment?.payer ?? null;
  return (
    <Page
      title={title}
      glow
      foot={
        <div className={styles.answers}>
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
        </div>
      }
    >
      {state !== 'paid' && (
        <NoticeBar tone={state === 'refunded' ? 'success' : 'info'}>
          {state === 'refunded'
            ? `${messages.refunded} · ${messages.refundedLine((refundedAt ?? '').slice(0, 16))}`
            : `${messages.refunding} · ${messages.refundingLine}`}
        </NoticeBar>
      )}
      <div className={styles.head} role="status">
        <Seal />
        <p className={styles.sentence}>
          {product === 'coins' ? messages.toppedUp : messages.paidSentence(merchant)}
        </p>
        <Money text={amount} accessibleText={messages.coins(amount)} size="large" unit={messages.unit} />
      </div>
      <Card>
        <DescriptionList
          ruled
          rows={[
            [messages.goods, product === 'goods' ? messages.goodsLine(goods, count) : goods],
            ...(payer === null ? [] : [[messages.way, `${messages.ways.family} · ${payer}`] as const]),
            [messages.parts, parts.join(' · ')],
            ...(payment !== null && payment.points > 0
              ? [
                  [
                    messages.discount,
                    messages.discountValue(formatCount(payment.points), formatCoins(payment.pointsMoney)),
                  ] as const,
                ]
              : []),
            ...(earns > 0 && state === 'paid'
              ? [[messages.earned, messages.earnedValue(formatCount(earns))] as const]
              : []),
            [messages.time, (payment?.settledAt ?? payment?.sentAt ?? '').slice(0, 16)],
          ]}
        />
      </Card>
      <OrderNumber id={id} />
      {product === 'goods' && state === 'paid' && <Refund id={id} />}
    </Page>
  );
}

function Refund({ id }: { id: string }) {
  const messages = useMessages(cashierMessages);
  const [isBusy, askBack] = useOrderCall(refundOrder, id);
  return (
    <div className={styles.more}>
      <ConfirmedButton
        label={messages.refund}
        keepLabel={messages.keep}
        title={messages.refundTitle}
        variant="quiet"
        busy={isBusy}
        onConfirm={askBack}
      >
        {messages.refundLine}
      </ConfirmedButton>
    </div>
  );
}
