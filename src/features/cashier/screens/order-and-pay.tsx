import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { gatewayNow } from '@/api/clock';
import { fromMoment } from '@/domain/business-time';
import { titleMessages } from '@/messages/titles';
import { useMessages } from '@/messages/language';
import { useCurrentUser } from '@/queries/account';
import { OrderGate } from '../components/order-gate';
import { OrderProblem } from '../components/order-problem';
import { PayForm } from '../components/pay-form';
import { useOrder } from '../use-order';
import { useOrderAttempt } from '@/flows/checkout/use-order-attempt';

/** /checkStandOrderAndPay: pays the order `id`; without an id the newest one. An order that cannot be paid any more says why. */
export default function OrderAndPay() {
  const title = useMessages(titleMessages)['/checkStandOrderAndPay'];
  const [search] = useSearchParams();
  const { data: user } = useCurrentUser();
  const query = useOrder();
  const isConfirming = search.get('step') === 'confirm';
  const usercode = user?.usercode ?? '';
  const { attempt, isDone } = useOrderAttempt(query.data, usercode);
  const { refetch } = query;
  const payBefore = query.data?.state === 'created' ? query.data.payBefore : null;
  useEffect(() => {
    if (payBefore === null) return;
    const timer = setTimeout(() => void refetch(), fromMoment(payBefore) - gatewayNow() + afterEnd);
    return () => clearTimeout(timer);
  }, [payBefore, refetch]);
  return (
    <OrderGate query={query} title={title}>
      {(order) =>
        order !== null && (order.state === 'created' || isDone) ? (
          <PayForm
            key={order.id}
            order={order}
            usercode={usercode}
            title={title}
            attempt={attempt}
            isConfirming={isConfirming}
          />
        ) : (
          <OrderProblem order={order} title={title} />
        )
      }
    </OrderGate>
  );
}

/** Milliseconds that the gateway is given to close an order. */
const afterEnd = 1_000;
