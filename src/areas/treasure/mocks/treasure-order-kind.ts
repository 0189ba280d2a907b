import { mockOrderKind } from '@/mocks/cashier/order-kind';
import { pastShareOrders } from './past-share-orders';
import type { TreasurePart } from './treasure-part';

declare module '@/mocks/cashier/cashier-order' {
  interface OrderParts {
    /** The draw whose shares it buys. */
    readonly treasure: TreasurePart | null;
  }
}

export const orderKinds = [
  mockOrderKind('treasure', {
    part: 'treasure',
    others: ({ seed }, buyer) => pastShareOrders(seed).filter((order) => order.buyer === buyer),
    // Shares of a draw are not sold for points.
    takesPoints: false,
    earnsPoints: false,
    notices: () => ['一期只开一个奖，没中不退龙币。', '到期没满，全数退回。'],
    noRefund: '夺宝的份数付款后不能退，到期没满会全数退回',
  }),
];
