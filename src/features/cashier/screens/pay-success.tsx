import { useSearchParams } from 'react-router-dom';
import { wasPaid } from '@/domain/orders/order-state';
import { titleMessages } from '@/messages/titles';
import { useMessages } from '@/messages/language';
import { OrderGate } from '../components/order-gate';
import { OrderProblem } from '../components/order-problem';
import { PaidOrder } from '../components/paid-order';
import { useOrderStatus } from '../status-checks';

/** /paySuccess: the result of the paid order `id`; any other order says what it is. */
export default function PaySuccess() {
  const title = useMessages(titleMessages)['/paySuccess'];
  const [search] = useSearchParams();
  const { query } = useOrderStatus(search.get('id') ?? '');
  return (
    <OrderGate query={query} title={title}>
      {(order) =>
        order !== null && wasPaid(order.state) ? (
          <PaidOrder order={order} title={title} />
        ) : (
          <OrderProblem order={order} title={title} />
        )
      }
    </OrderGate>
  );
}
