import { titleMessages } from '@/messages/titles';
import { useMessages } from '@/messages/language';
import { OrderToPay } from '../components/order-to-pay';
import { PayForm } from '../components/pay-form';

/** /checkStandOrderAndPay: pays the order `id`; without an id the newest one. */
export default function OrderAndPay() {
  const title = useMessages(titleMessages)['/checkStandOrderAndPay'];
  return (
    <OrderToPay title={title}>{(payable) => <PayForm key={payable.order.id} {...payable} />}</OrderToPay>
  );
}
