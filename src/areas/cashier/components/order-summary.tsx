import { gatewayNow } from '@/api/clock';
import { fromMoment } from '@/domain/business-time';
import { grouped } from '@/domain/orders/order-number';
import type { Order } from '@/flows/checkout/pay-choice';
import { OrderLines } from '@/flows/orders/order-lines';
import { OrderMoney } from '@/flows/orders/order-money';
import { useMessages } from '@/messages/language';
import { Countdown } from '@/ui/feedback/countdown';
import { Box, Inline } from '@/ui/layout/box';
import { Card } from '@/ui/layout/card';
import { Icon } from '@/ui/media/icon';
import { Note, Text } from '@/ui/text/text';
import { deskMessages } from '../messages';
import styles from './order-summary.module.css';

/** Who is paid, how much and for what, and the time that is left to pay; that time is the gateways'. */
export function OrderSummary({ order }: { order: Order }) {
  const messages = useMessages(deskMessages);
  const { id, merchant, payBefore, goods, product, lines } = order;
  const isGoods = product === 'goods' && lines.length > 0;
  const count = lines.reduce((total, line) => total + line.count, 0);
  return (
    <>
      <Text as="div" paddingTop={2} paddingBottom={5} textAlign="center">
        <p className={styles.merchant}>{merchant}</p>
        <OrderMoney order={{ ...order, payment: null }} size="large" withCoin />
        <p className={styles.time}>
          <span>{messages.payWithin}</span>
          <Countdown short until={fromMoment(payBefore)} clock={gatewayNow} />
          <span>{messages.payWithinEnd}</span>
        </p>
      </Text>
      <Card>
        {isGoods ? (
          <>
            <OrderLines lines={lines} />
            <Inline justify="between" marginTop={2}>
              <Note className={styles.note}>{messages.orderLine(grouped(id))}</Note>
              <Note className={styles.note}>{messages.count(count)}</Note>
            </Inline>
          </>
        ) : (
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
          </Inline>
        )}
      </Card>
    </>
  );
}
