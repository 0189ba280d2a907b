import { useEffect, useEffectEvent, useRef } from 'react';
import { queryOrderInfo } from '@/api/endpoints/cashier';
import { failureOf } from '@/api/errors';
import { isPayable } from '@/domain/orders/order-state';
import type { PaymentAttempt } from '@/domain/payment/payment-attempt';
import { useOrderAttempt, type OrderRequest } from '@/flows/payment/order-payment';
import { cashierMessages } from '@/messages/areas/cashier';
import { errorMessages } from '@/messages/errors';
import { failureText } from '@/messages/failure-text';
import { useMessages } from '@/messages/language';
import { useEndpoint } from '@/queries/endpoint';
import { ResultState } from '@/ui/feedback/result-state';
import { Skeleton } from '@/ui/feedback/skeleton';
import { Sheet } from '@/ui/overlays/sheet';
import { OrderSheet } from './order-sheet';
import { usePaymentChoice, type Order } from './pay-choice';

interface PayOrderProps {
  id: string;
  usercode: string;
  isOpen: boolean;
  /** The page that follows once it is paid. */
  resultOf: (id: string) => string;
  onClose: () => void;
  /** The sheet was closed before the order was paid. */
  onLeave: () => void;
}

/** The payment of an order on the page where it was placed: its sheet while that is open, and its result. */
export function PayOrder({ id, usercode, isOpen, resultOf, onClose, onLeave }: PayOrderProps) {
  const query = useEndpoint(queryOrderInfo, { id }, { quiet: true, staleTime: 0 });
  const order = query.data ?? null;
  const { attempt, isDone } = useOrderAttempt(id, usercode, resultOf);
  const wasOpen = useRef(false);
  const leave = useEffectEvent(onLeave);
  useEffect(() => {
    // Once the payment is done the page of the result follows, so closing the sheet is no way back.
    if (isDone) wasOpen.current = false;
    else if (isOpen) wasOpen.current = true;
    else if (wasOpen.current) leave();
  }, [isOpen, isDone]);
  if (!isOpen) return null;
  if (order !== null && (isPayable(order.state) || isDone))
    return <ConfirmOrder order={order} usercode={usercode} attempt={attempt} onClose={onClose} />;
  return <Waiting query={query} onClose={onClose} />;
}

interface ConfirmOrderProps {
  order: Order;
  usercode: string;
  attempt: PaymentAttempt<OrderRequest> | null;
  onClose: () => void;
}

/** The confirm sheet of an order, with the method and the points that were chosen for it. */
export function ConfirmOrder({ order, usercode, attempt, onClose }: ConfirmOrderProps) {
  const { offered, method, split, usesPoints, overLimit, prepare } = usePaymentChoice(
    order,
    usercode,
    attempt,
  );
  const isReady = method !== null;
  const ready = useEffectEvent(prepare);
  useEffect(() => {
    if (isReady) ready();
  }, [isReady, usesPoints]);
  if (method === null || split === null || attempt === null)
    return <Waiting query={offered} onClose={onClose} />;
  return (
    <OrderSheet
      usercode={usercode}
      order={order}
      method={method}
      split={split}
      overLimit={overLimit}
      attempt={attempt}
      onClose={onClose}
    />
  );
}

interface WaitingProps {
  query: { error: Error | null; refetch: () => unknown };
  onClose: () => void;
}

/** The sheet until the order and its ways to pay are there, or the reason why they are not. */
function Waiting({ query: { error, refetch }, onClose }: WaitingProps) {
  const messages = useMessages(cashierMessages);
  const errors = useMessages(errorMessages);
  return (
    <Sheet title={messages.payTitle} onClose={onClose}>
      {error === null ? (
        <Skeleton label={messages.loading} bars={[48, 24, 24, 50]} />
      ) : (
        <ResultState
          alarming
          title={messages.orderFailed}
          description={failureText(failureOf(error), errors)}
          failure={failureOf(error)}
          action={{ label: messages.again, onClick: () => void refetch() }}
        />
      )}
    </Sheet>
  );
}
