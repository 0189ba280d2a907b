import type { BodyOf, DataOf, Endpoint } from '@/api/endpoint';
import type { Tenths } from '@/domain/money';
import { usePlaceOrder, type OrderPlacing, type PlacingOptions } from './place-order';
import { useOrderPayment, type OrderPayment, type OrderPaymentOptions } from './use-order-payment';

interface CheckoutOptions<E extends Endpoint> extends OrderPaymentOptions, PlacingOptions {
  place: OrderPlacing<E>;
  /** An order was placed, or waits in a queue; for a page that keeps it over a reload by itself. */
  onPlaced?: (placed: DataOf<E>) => void;
}

interface Checkout<E extends Endpoint> extends OrderPayment {
  /** Why the last order was not placed, or that it is not known; null where there is nothing to say. */
  errorText: string | null;
  clear: () => void;
  /** Why nothing can be ordered now; null where something can. */
  offReason: string | null;
  /** Places an order and goes on to its payment, which costs so many coins. */
  buy: (body: BodyOf<E>, coins: Tenths, usesPoints?: boolean) => void;
}

/** Places an order and pays it: what a page adds is how it is placed, what it costs and where its result is. */
export function useCheckout<E extends Endpoint>({
  place,
  onPlaced,
  ...options
}: CheckoutOptions<E>): Checkout<E> {
  const placing = usePlaceOrder(place, options);
  const payment = useOrderPayment(options);
  return {
    ...payment,
    isBusy: placing.isBusy || payment.isBusy,
    errorText: placing.errorText,
    clear: placing.clear,
    offReason: placing.offReason,
    buy: (body, coins, usesPoints) =>
      placing.send(body, (placed) => {
        onPlaced?.(placed);
        const order = place.orderOf(placed);
        if (order !== null) payment.pay(order, coins, usesPoints);
      }),
  };
}
