import { OrderToPay } from '../components/order-to-pay';
import { PayForm } from '../components/pay-form';

/** /checkStandOrderAndPay: pays the order `id`; without an id the newest one. */
export default function OrderAndPay() {
  return <OrderToPay>{(payable) => <PayForm key={payable.order.id} {...payable} />}</OrderToPay>;
}
