import { OrderGate } from '../components/order-gate';
import { OrderProblem } from '../components/order-problem';
import { useOrder } from '../use-order';

/** /checkStandError: what went wrong with the order `id`. */
export default function CashierError() {
  return <CashierErrorOf address="/checkStandError" />;
}

interface CashierErrorOfProps {
  address: '/checkStandError' | '/checkStandGATError';
}

/** The same page for the cashier's own orders and for those of the care platform. */
export function CashierErrorOf({ address }: CashierErrorOfProps) {
  const query = useOrder();
  return (
    <OrderGate query={query}>
      {(order) => <OrderProblem order={order} care={address === '/checkStandGATError'} />}
    </OrderGate>
  );
}
