import { mockOrderKind } from '@/mocks/cashier/order-kind';
import { pastRideOrders } from './past-ride-orders';
import type { TripPart } from './trip-part';

declare module '@/mocks/cashier/cashier-order' {
  interface OrderParts {
    /** The trip whose own part it pays. */
    readonly trip: TripPart | null;
  }
}

export const orderKinds = [
  mockOrderKind('taxi', {
    part: 'trip',
    others: ({ seed: { epoch, entries } }, buyer) => (entries === 0 ? [] : pastRideOrders(epoch, buyer)),
    notices: () => ['按实际里程和时长结算，公司承担的部分已经扣除。'],
    noRefund: '行程已经结束，对费用有疑问请联系客服',
    wire: ({ trip }) => ({ trip: trip?.trip ?? null }),
  }),
];
