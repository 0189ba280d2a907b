import type { AmountedOrder } from '@/domain/orders/order-amount';
import { isPaid } from '@/domain/orders/order-state';
import { ordersMessages } from '@/messages/areas/orders';
import { useMessages } from '@/messages/language';
import { PaidHead } from '@/ui/gifts/paid-head';
import { OrderMoney } from './order-money';
import { orderStateText, refundLine, type RefundedOrder } from './order-state-text';

interface OrderResultHeadProps {
  order: AmountedOrder & RefundedOrder & Parameters<typeof orderStateText>[0];
  /** What is said while it is paid. */
  sentence: string;
  /** What follows then, below the amount. */
  description?: string;
  festive?: boolean;
}

/** The head of the result of an order's payment; one that comes back says so in its place. */
export function OrderResultHead({ order, sentence, festive, ...rest }: OrderResultHeadProps) {
  const messages = useMessages(ordersMessages);
  const amount = <OrderMoney order={order} size="large" />;
  return isPaid(order.state) ? (
    <PaidHead sentence={sentence} {...rest} {...(festive === undefined ? {} : { festive })}>
      {amount}
    </PaidHead>
  ) : (
    <PaidHead
      sentence={orderStateText(order, messages)}
      description={refundLine(order, messages)}
      isSealed={false}
    >
      {amount}
    </PaidHead>
  );
}
