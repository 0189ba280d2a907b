import { useEffect, type ReactNode } from 'react';
import { gatewayNow } from '@/api/clock';
import { fromMoment } from '@/domain/business-time';
import { href } from '@/domain/href';
import type { PaymentAttempt } from '@/domain/payment/payment-attempt';
import type { Order } from '@/flows/checkout/pay-choice';
import { useOrderAttempt, type OrderRequest } from '@/flows/payment/order-payment';
import { useCurrentUser } from '@/queries/account';
import { useOrder } from '../use-order';
import { OrderGate } from './order-gate';
import { OrderProblem } from './order-problem';

export interface PayableOrder {
  order: Order;
  usercode: string;
  attempt: PaymentAttempt<OrderRequest> | null;
}

/** Milliseconds that the gateway is given to close an order. */
const afterEnd = 1_000;

/** Shows the order of the address while it can be paid; one that cannot be paid any more says why. */
export function OrderToPay({ children }: { children: (payable: PayableOrder) => ReactNode }) {
  const user = useCurrentUser();
  const usercode = user.data?.usercode ?? '';
  const query = useOrder();
  const { data, refetch } = query;
  const { attempt, isDone } = useOrderAttempt(data?.id ?? '', usercode, (id) =>
    href('/checkStandPayStatus', { id, fresh: '1' }),
  );
  const payBefore = data?.state === 'created' ? data.payBefore : null;
  useEffect(() => {
    if (payBefore === null) return;
    const timer = setTimeout(() => void refetch(), fromMoment(payBefore) - gatewayNow() + afterEnd);
    return () => clearTimeout(timer);
  }, [payBefore, refetch]);
  const awaited = user.data === undefined && user.error === null ? { ...query, data: undefined } : query;
  return (
    <OrderGate query={awaited}>
      {(order) =>
        order !== null && (order.state === 'created' || isDone) ? (
          children({ order, usercode, attempt })
        ) : (
          <OrderProblem order={order} />
        )
      }
    </OrderGate>
  );
}
