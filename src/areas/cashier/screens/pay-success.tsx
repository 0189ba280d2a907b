import { useSearchParams } from 'react-router-dom';
import { wasPaid } from '@/domain/orders/order-state';
import { OrderGate } from '../components/order-gate';
import { OrderProblem } from '../components/order-problem';
import { PaidOrder } from '../components/paid-order';
import { useOrderStatus } from '../status-checks';

/** /paySuccess: the result of the paid order `id`; any other order says what it is. */
export default function PaySuccess() {
  const [search] = useSearchParams();
  const { query } = useOrderStatus(search.get('id') ?? '');
  return (
    <OrderGate query={query}>
      {(order) =>
        order !== null && wasPaid(order.state) ? <PaidOrder order={order} /> : <OrderProblem order={order} />
      }
    </OrderGate>
  );
}
