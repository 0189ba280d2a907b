import * as v from 'valibot';
import { call } from '@/api/call';
import { payment, queryOrderInfo } from '@/api/endpoints/cashier';
import type { OrderSplit, PaymentMethod } from '@/domain/cashier/order-split';
import type { Tenths } from '@/domain/money';
import { wasPaid } from '@/domain/orders/order-state';
import type { PaymentAttempt } from '@/domain/payment/payment-attempt';
import { useSuccessPage } from '@/flows/navigation/use-success-page';
import { invalidateAfterPayment } from '@/queries/endpoint';
import { cashierCleared } from '@/state/cashier';
import { createPaymentFlow } from './create-payment-flow';

const request = v.object({ merchant: v.string(), goods: v.string(), body: payment.body });

export type OrderRequest = v.InferOutput<typeof request>;

/** The payment of an order at the cashier; several orders of one person may be paid at the same time. */
export const orderPayment = createPaymentFlow<OrderRequest>({
  name: 'pays an order',
  request,
  gateway: payment.gateway,
  send: ({ body }, options) => call(payment, body, options),
  // An order that is being paid or was paid has taken this payment: it takes no second one.
  findRecord: async ({ body: { id } }, _sentAt, options) => {
    const order = await call(queryOrderInfo, { id }, options);
    return order !== null && (order.state === 'paying' || wasPaid(order.state)) ? id : null;
  },
  onOutcome: () => void invalidateAfterPayment(),
});

interface OrderToPay {
  id: string;
  merchant: string;
  goods: string;
  total: Tenths;
  method: PaymentMethod;
  /** The family agreement that pays; empty for every other way. */
  family: string;
  split: OrderSplit;
}

/** Prepares the payment of an order when its confirm sheet opens. */
export function prepareOrderPayment(usercode: string, { total, split, ...order }: OrderToPay): void {
  const { id, merchant, goods, method, family } = order;
  const { coins, thirdParty, points, pointsMoney } = split;
  const body = {
    id,
    way: method,
    family,
    coins,
    thirdParty,
    points,
    pointsMoney,
  };
  orderPayment.prepare(
    usercode,
    {
      content: { merchant, goods, body },
      fingerprint: JSON.stringify(body),
      recipients: [{ usercode: '', name: merchant, amount: total }],
      total,
    },
    id,
  );
}

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
