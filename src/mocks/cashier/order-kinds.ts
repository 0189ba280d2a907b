import type { OrderKind } from '@/domain/orders/order-kind';
import { house, merchant as shop, personal } from '@/mocks/core/ledger';
import type { CashierOrder } from './cashier-order';

/** What the cashier does differently with each kind of order; what time does to it is in order-life.ts. */
interface KindRules {
  /** Whether the buyer's points may pay a part. */
  readonly takesPoints: boolean;
  /** Whether the buyer gets points for the coins and the money. */
  readonly earnsPoints: boolean;
  /** The account that has the payment once it is settled. */
  readonly taker: (order: CashierOrder) => string;
  /** What the cashier says before the payment. */
  readonly notices: (order: CashierOrder) => readonly string[];
  /** Why the payment never comes back; null where it may. */
  readonly noRefund: string | null;
}

const wayBack = '退款按原路退回：龙币、积分和银行卡各退各的。';

const usual: KindRules = {
  takesPoints: true,
  earnsPoints: true,
  taker: ({ merchant }) => shop(merchant),
  notices: ({ merchant }) => [`付款后由${merchant}发货，收货前和收货后 7 天内可以申请退款。`, wayBack],
  noRefund: null,
};

const rules: Readonly<Record<OrderKind, KindRules>> = {
  mall: usual,
  cashier: {
    ...usual,
    notices: ({ merchant }) => [`付款后由${merchant}发货，付款后 7 天内可以申请退款。`, wayBack],
  },
  'second-hand': {
    ...usual,
    // Goods of a colleague could be sold to and fro for points.
    earnsPoints: false,
    taker: () => house.escrow,
    notices: () => [
      '龙币先由平台保管，你确认收货后再给卖家。',
      '交付前你可以随时取回，交付后退款要卖家同意，卖家两天没有答复会自动退回。',
      wayBack,
    ],
  },
  treasure: {
    ...usual,
    // Shares of a draw are not sold for points.
    takesPoints: false,
    earnsPoints: false,
    notices: () => ['一期只开一个奖，没中不退龙币。', '到期没满，全数退回。'],
    noRefund: '夺宝的份数付款后不能退，到期没满会全数退回',
  },
  taxi: {
    ...usual,
    notices: () => ['按实际里程和时长结算，公司承担的部分已经扣除。'],
    noRefund: '行程已经结束，对费用有疑问请联系客服',
  },
  'top-up': {
    ...usual,
    notices: () => ['一般 3 分钟内到账，没充成会全数退回。', wayBack],
    noRefund: '话费充值后不能退款，没充成会自动退回',
  },
  card: {
    ...usual,
    // A card is as good as money; points would make money out of points.
    takesPoints: false,
    earnsPoints: false,
    notices: () => ['付款后马上发卡，卡密发出后不能退款。'],
    noRefund: '卡密已经发出，不能退款',
  },
  coins: {
    takesPoints: false,
    earnsPoints: false,
    taker: ({ buyer }) => personal(buyer),
    notices: () => ['充值的龙币马上到账，不能退款。', '充值的龙币和福利龙币一样使用。'],
    noRefund: '充值的龙币不能退款',
  },
};

/** What an order was made for. */
export function orderKindOf(
  order: Pick<CashierOrder, 'product' | 'mall' | 'secondHand' | 'treasure' | 'trip' | 'topUp' | 'card'>,
): OrderKind {
  if (order.product === 'coins') return 'coins';
  if (order.secondHand !== null) return 'second-hand';
  if (order.treasure !== null) return 'treasure';
  if (order.trip !== null) return 'taxi';
  if (order.topUp !== null) return 'top-up';
  if (order.card !== null) return 'card';
  return order.mall === null ? 'cashier' : 'mall';
}

export function rulesOf(order: CashierOrder): KindRules {
  return rules[orderKindOf(order)];
}
