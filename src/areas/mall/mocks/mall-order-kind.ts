import { toMoment } from '@/domain/business-time';
import { tenths } from '@/domain/money';
import { orderStateAfter } from '@/domain/orders/order-state';
import { mockOrderKind, type OrderKindRules } from '@/mocks/cashier/order-kind';
import type { Refusal } from '@/mocks/core/handler';
import { flashStart } from '@/mocks/flash-sale/flash-sessions';
import { receivedAfter } from '@/mocks/mall/delivery-terms';
import { piecesReturned } from '@/mocks/mall/held-goods';
import type { MallPart } from '@/mocks/mall/mall-part';
import { wireMoment } from '@/mocks/orders/wire-moment';
import { delivered, dueDelivery } from './delivery';
import { pastOrders } from './past-orders';

declare module '@/mocks/cashier/cashier-order' {
  interface OrderParts {
    /** What the mall delivers. */
    readonly mall: MallPart | null;
  }
}

const notReceivable: Refusal = { code: '5810', message: '这笔订单现在不能确认收货' };

/** What holds for whatever the mall delivers, bought in a flash sale or not. */
const delivery: Partial<Omit<OrderKindRules, 'kind'>> = {
  part: 'mall',
  priced: ({ mall, money }) => mall ?? { lines: [], goodsMoney: money, deliveryFee: tenths(0), coupon: null },
  due: (order) => {
    const due = dueDelivery(order);
    return due && { at: due.at, change: (state) => delivered(state, order, due.change, due.at) };
  },
  onPiecesBack: (state, order, pieces) => piecesReturned(state, order, pieces),
  received: (state, order, now) =>
    orderStateAfter(order.state, 'receive') === null
      ? { refusal: notReceivable }
      : { state: delivered(state, order, 'receive', now) },
  wire: ({ mall }) =>
    mall === null
      ? {}
      : {
          address: { ...mall.address },
          message: mall.message,
          activity: mall.activity,
          shippedAt: wireMoment(mall.shippedAt),
          receivedBefore: mall.shippedAt === null ? null : toMoment(mall.shippedAt + receivedAfter),
          receivedAt: wireMoment(mall.receivedAt),
          session: mall.session === '' ? null : { startsAt: toMoment(flashStart(mall.session)) },
        },
};

export const orderKinds = [
  mockOrderKind('flash-sale', { ...delivery, isOne: ({ mall }) => mall?.session !== '' }),
  mockOrderKind('mall', {
    ...delivery,
    isOne: ({ mall }) => mall?.session === '',
    others: ({ seed }, buyer, now) => pastOrders(seed, buyer, now),
  }),
];
