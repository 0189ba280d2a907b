import { useEffect, useState } from 'react';
import { byGatewayClock } from '@/api/clock';
import { formatCoins } from '@/domain/money';
import type { Order } from '@/flows/checkout/pay-choice';
import { CancelOrder } from '@/flows/orders/cancel-order';
import { OrderNumber } from '@/flows/orders/order-number';
import { cashierMessages } from '@/messages/areas/cashier';
import { useFormatMoment } from '@/messages/format-moment';
import { useMessages } from '@/messages/language';
import { openExternal } from '@/state/external-navigation';
import { StatusSteps } from '@/ui/feedback/status-steps';
import { Button } from '@/ui/forms/button';
import { Box, Inline } from '@/ui/layout/box';
import { Card } from '@/ui/layout/card';
import { Page } from '@/ui/layout/page';
import { Money } from '@/ui/money/money';
import { Note, Text, Title } from '@/ui/text/text';
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

/** An order whose payment waits for the merchant, or for the part of a third party. */
export function WaitingOrder({ order, checks, onCheck }: WaitingOrderProps) {
  const formatMoment = useFormatMoment();
  const messages = useMessages(cashierMessages);
  const { payment, merchant, goods, count, id } = order;
  if (payment === null) return null;
  const { coins, thirdParty, thirdPartyUrl, sentAt } = payment;
  const isCard = payment.waitsFor === 'third-party';
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
          {isCard ? messages.cardTitle(formatCoins(thirdParty)) : messages.checkingTitle}
        </Title>
        <Text as="p" tone="secondary" className={styles.line}>
          {!isCard ? messages.checkingLine : coins > 0 ? messages.cardLine(amount) : messages.cardLineAlone}
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
          <Money
            text={formatCoins(order.money)}
            accessibleText={messages.coins(formatCoins(order.money))}
            size="small"
          />
        </div>
        <StatusSteps down label={messages.steps} steps={steps} current={steps.length - 2} />
      </Card>
      <OrderNumber id={id} />
      <Note marginTop={4} textAlign="center">
        {messages.leave}
      </Note>
      {isCard && (
        <Inline justify="center" align="stretch">
          <CancelOrder id={order.id} isReserved={order.payment !== null} />
        </Inline>
      )}
    </Page>
  );
}

/** How often the result was looked up, and when it will be again. */
function CheckLine({ checks }: { checks: Checks }) {
  const messages = useMessages(cashierMessages);
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
