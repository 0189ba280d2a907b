import type { PaymentAttempt } from '@/domain/payment/payment-attempt';
import { useSuccessPage } from '@/flows/navigation/use-success-page';
import { orderPayment, type OrderRequest } from '@/flows/payment/order-payment';
import { cashierCleared } from '@/state/cashier';

/**
 * The payment of an order, whose page is replaced by the one of the result, `resultOf` its id, once it is made. Once it is made the order is
 * read again and is not payable any more, so that the page of the order goes by `isDone` until then.
 */
export function useOrderAttempt(
  id: string,
  usercode: string,
  resultOf: (id: string) => string,
): { attempt: PaymentAttempt<OrderRequest> | null; isDone: boolean } {
  const attempt = orderPayment.useResumedAttempt(usercode, id);
  useSuccessPage({ attempt, addressOf: () => resultOf(id), onLeave: cashierCleared });
  return { attempt, isDone: attempt?.phase === 'done' };
}
