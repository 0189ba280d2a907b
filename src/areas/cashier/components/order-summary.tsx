import { gatewayNow } from '@/api/clock';
import { fromMoment } from '@/domain/business-time';
import { formatCoins } from '@/domain/money';
import { grouped } from '@/domain/orders/order-number';
import type { Order } from '@/flows/checkout/pay-choice';
import { cashierMessages } from '@/messages/areas/cashier';
import { useMessages } from '@/messages/language';
import { Countdown } from '@/ui/feedback/countdown';
import { Box, Inline } from '@/ui/layout/box';
import { Card } from '@/ui/layout/card';
import { Icon } from '@/ui/media/icon';
import { Money } from '@/ui/money/money';
import { Note, Text } from '@/ui/text/text';
import styles from './order-summary.module.css';

/** Who is paid, how much and for what, and the time that is left to pay; that time is the gateways'. */
export function OrderSummary({ order }: { order: Order }) {
  const messages = useMessages(cashierMessages);
  const { id, merchant, money, payBefore, goods, count, product } = order;
  const amount = formatCoins(money);
  return (
    <>
      <Text as="div" paddingTop={2} paddingBottom={5} textAlign="center">
        <p className={styles.merchant}>{merchant}</p>
        <Money text={amount} accessibleText={messages.coins(amount)} size="large" />
        <p className={styles.time}>
          <span>{messages.payWithin}</span>
          <Countdown short until={fromMoment(payBefore)} clock={gatewayNow} />
          <span>{messages.payWithinEnd}</span>
        </p>
      </Text>
      <Card>
        <Inline>
          <span className={styles.picture}>
            <Icon name={product === 'coins' ? 'topup' : 'gift'} size={32} />
          </span>
          <Box grow className={styles.texts}>
            <Text as="p" breakWords>
              {goods}
            </Text>
            <Note className={styles.note}>{messages.orderLine(grouped(id))}</Note>
          </Box>
          {product === 'goods' && <Note className={styles.note}>{messages.count(count)}</Note>}
        </Inline>
      </Card>
    </>
  );
}
