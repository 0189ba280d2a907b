import { orderId } from '@/mocks/cashier/order-id';
import { mockOrderKind } from '@/mocks/cashier/order-kind';
import { pastOrder } from '@/mocks/cashier/past-order';
import { counters, exchangesOf } from '@/mocks/points/exchanges';

declare module '@/mocks/cashier/cashier-order' {
  interface OrderParts {
    /** The exchange that it is; the counter of the points took the coins, not the cashier. */
    readonly exchange: { readonly id: string } | null;
  }
}

/** What tells exchanges from other orders of one minute. */
const firstTail = 7_000;

export const orderKinds = [
  mockOrderKind('points', {
    part: 'exchange',
    takesPoints: false,
    earnsPoints: false,
    notices: () => ['积分马上到账。'],
    noRefund: '兑换的积分不能换回龙币',
    others: (state, buyer) =>
      exchangesOf(state, buyer).map(({ id, kind, time, money }, index) => {
        const { title, source } = counters[kind];
        return pastOrder({
          id: orderId(time, firstTail + (index % 1_000)),
          buyer,
          merchant: source,
          goods: title,
          money,
          createdAt: time,
          paidAt: time,
          state: 'paid',
          billId: id,
          parts: { exchange: { id } },
        });
      }),
  }),
];
