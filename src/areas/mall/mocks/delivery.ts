import type { CashierOrder } from '@/mocks/cashier/cashier-order';
import { orderChanged } from '@/mocks/cashier/orders';
import type { MockState } from '@/mocks/core/state';
import { receivedAfter, shipsAfter } from '@/mocks/mall/delivery-terms';

/** What time does next to paid goods, and when (ms); null where they are delivered or nothing is. */
export function dueDelivery({
  state,
  mall,
  payment,
}: CashierOrder): { change: 'ship' | 'receive'; at: number } | null {
  if (mall === null) return null;
  if (state === 'paid' && payment !== null && payment.settledAt !== null)
    return { change: 'ship', at: payment.settledAt + shipsAfter };
  if (state === 'shipped' && mall.shippedAt !== null)
    return { change: 'receive', at: mall.shippedAt + receivedAfter };
  return null;
}

/** The goods of an order are sent, or reach their buyer. */
export function delivered(
  state: MockState,
  order: CashierOrder,
  change: 'ship' | 'receive',
  at: number,
): MockState {
  const { mall } = order;
  if (mall === null) throw new Error(`order ${order.id} delivers nothing`);
  const when = change === 'ship' ? { shippedAt: at } : { receivedAt: at };
  return orderChanged(state, order, change, { mall: { ...mall, ...when } });
}
