import { tenths } from '@/domain/money';
import { mockOrderKind, wayBack } from '@/mocks/cashier/order-kind';
import { creditDone, dueCredit } from './phone-credit';
import type { TopUpPart } from './top-up-part';

declare module '@/mocks/cashier/cashier-order' {
  interface OrderParts {
    /** The number that it tops up. */
    readonly topUp: TopUpPart | null;
  }
}

export const orderKinds = [
  mockOrderKind('top-up', {
    part: 'topUp',
    notices: () => ['一般 3 分钟内到账，没充成会全数退回。', wayBack],
    noRefund: '话费充值后不能退款，没充成会自动退回',
    priced: ({ topUp, money }) => {
      const coupon = topUp?.coupon ?? null;
      return { lines: [], goodsMoney: tenths(money + (coupon?.off ?? 0)), deliveryFee: tenths(0), coupon };
    },
    due: (order) => {
      const at = dueCredit(order);
      return at === null ? null : { at, change: (state) => creditDone(state, order, at) };
    },
  }),
];
