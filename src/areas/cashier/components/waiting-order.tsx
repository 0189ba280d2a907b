import { useEffect, useState } from 'react';
import { byGatewayClock } from '@/api/clock';
import { formatCoins } from '@/domain/money';
import { orderPending } from '@/domain/orders/order-pending';
import type { Order } from '@/flows/checkout/pay-choice';
import { holdsCoins } from '@/flows/orders/can-cancel';
import { CancelOrder } from '@/flows/orders/cancel-order';
import { OrderMoney } from '@/flows/orders/order-money';
import { OrderNumber } from '@/flows/orders/order-number';
import { PendingStrip } from '@/flows/pending/pending-strip';
import { useFormatMoment } from '@/messages/format-moment';
import { useMessages } from '@/messages/language';
import { openExternal } from '@/state/external-navigation';
import { StatusSteps } from '@/ui/feedback/status-steps';
import { Button } from '@/ui/forms/button';
import { Box, Inline } from '@/ui/layout/box';
import { Card } from '@/ui/layout/card';
import { Page } from '@/ui/layout/page';
import { Note, Text, Title } from '@/ui/text/text';
import { deskMessages } from '../messages';
import { problemText } from '../problem-text';
import { nextCheckIn, type Checks } from '../status-checks';
import { PayingPicture } from './paying-picture';
import { ReturnButton } from './return-button';
import styles from './waiting-order.module.css';

interface WaitingOrderProps {
  order: Order;
  /** The checks that were made on this page. */
  checks: Checks;
  onCheck: () => void;
}

/** What the cashier does not tell of an order before it is paid. */
const untold = { payment: null, shippedAt: null, receivedBefore: null, refundAskedAt: null } as const;

/** An order whose payment waits for the merchant, or for the part of a third party. */
export function WaitingOrder({ order, checks, onCheck }: WaitingOrderProps) {
  const formatMoment = useFormatMoment();
  const messages = useMessages(deskMessages);
  const { payment, merchant, goods, count, id } = order;
  if (payment === null) return null;
  const { coins, thirdPartyUrl, sentAt } = payment;
  const isCard = payment.waitsFor === 'third-party';
  const text = problemText(order, false, messages);
  const amount = formatCoins(coins);
  const reserved =
    coins > 0 ? [{ name: messages.stepReserved(amount), note: formatMoment(sentAt, 'seconds') }] : [];
  const steps = [
    { name: messages.stepSent, note: formatMoment(sentAt, 'seconds') },
    ...reserved,
    isCard ? { name: messages.stepCard } : { name: messages.stepMerchant, note: messages.usually },
    { name: messages.stepResult },
  ];
  return (
    <Page
      highlight
      actionBar={
        <>
          <CheckLine checks={checks} />
          <div className={styles.answers}>
            {isCard && thirdPartyUrl !== null ? (
              <>
                <Button variant="outlined" busy={checks.isChecking} onClick={onCheck}>
                  {messages.check}
                </Button>
                <Button onClick={() => openExternal(thirdPartyUrl)}>{messages.toCard}</Button>
              </>
            ) : (
              <>
                <ReturnButton order={order} variant="outlined" />
                <Button busy={checks.isChecking} onClick={onCheck}>
                  {messages.check}
                </Button>
              </>
            )}
          </div>
        </>
      }
    >
      <PayingPicture />
      <Text as="div" paddingY={4} textAlign="center" role="status">
        <Title as="p" marginBottom={2} size="title-l">
          {text.title}
        </Title>
        <Text as="p" tone="secondary" className={styles.line}>
          {text.description}
        </Text>
      </Text>
      <Card>
        <div className={styles.order}>
          <Box minWidth={0} className={styles.names}>
            <Text as="p" weight="bold">
              {merchant}
            </Text>
            <Text as="p" tone="secondary" className={styles.line}>
              {messages.goodsLine(goods, count)}
            </Text>
          </Box>
          <OrderMoney order={order} size="small" withCoin />
        </div>
        <PendingStrip
          pending={orderPending({
            ...order,
            ...untold,
            createdAt: sentAt,
            owed: isCard ? payment : null,
          })}
        />
        <StatusSteps down label={messages.steps} steps={steps} current={steps.length - 2} />
      </Card>
      <OrderNumber id={id} />
      <Note marginTop={4} textAlign="center">
        {messages.leave}
      </Note>
      {isCard && (
        <Inline justify="center" align="stretch">
          <CancelOrder id={order.id} isReserved={holdsCoins(order)} />
        </Inline>
      )}
    </Page>
  );
}

/** How often the result was looked up, and when it will be again. */
function CheckLine({ checks }: { checks: Checks }) {
  const messages = useMessages(deskMessages);
  const [now, setNow] = useState(() => byGatewayClock(Date.now()));
  useEffect(() => {
    const timer = setInterval(() => setNow(byGatewayClock(Date.now())), 1_000);
    return () => clearInterval(timer);
  }, []);
  return (
    <Inline as="p" justify="between" marginBottom={2} tone="secondary" size="note" align="stretch">
      <span>{messages.checked(checks.count)}</span>
      <span>{messages.nextCheck(nextCheckIn(checks, now))}</span>
    </Inline>
  );
}
