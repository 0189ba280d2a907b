import { personal } from '@/mocks/core/ledger';
import { mockOrderKind, wayBack } from './order-kind';

/** The kinds of order that no area sells. */
export const ownKinds = [
  mockOrderKind('cashier', {
    notices: ({ merchant }) => [`付款后由${merchant}发货，付款后 7 天内可以申请退款。`, wayBack],
  }),
  mockOrderKind('coins', {
    takesPoints: false,
    earnsPoints: false,
    taker: ({ buyer }) => personal(buyer),
    notices: () => ['充值的龙币马上到账，不能退款。', '充值的龙币和福利龙币一样使用。'],
    noRefund: '充值的龙币不能退款',
  }),
];
