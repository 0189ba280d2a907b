import { gatewayNow } from '@/api/clock';
import { fromMoment } from '@/domain/business-time';
import { formatCoins } from '@/domain/money';
import { cashierMessages } from '@/messages/cashier';
import { useMessages } from '@/messages/language';
import { Countdown } from '@/ui/feedback/countdown';
import { Money } from '@/ui/money/money';
import type { Order } from '@/flows/checkout/pay-choice';
import styles from './order-head.module.css';

/** Who is paid, how much, and the time that is left to pay; that time is the gateways'. */
export function OrderHead({ order: { merchant, money, payBefore } }: { order: Order }) {
  const messages = useMessages(cashierMessages);
  const amount = formatCoins(money);
  return (
    <div className={styles.head}>
      <p className={styles.merchant}>{merchant}</p>
      <Money text={amount} accessibleText={messages.coins(amount)} size="large" />
      <p className={styles.time}>
        <span>{messages.payWithin}</span>
        <Countdown short until={fromMoment(payBefore)} clock={gatewayNow} />
        <span>{messages.payWithinEnd}</span>
      </p>
    </div>
  );
}
