import { tenths, type Tenths } from '@/domain/money';
import { isPaid } from '@/domain/orders/order-state';
import {
  linesLeft,
  refundParts,
  type RefundBasis,
  type RefundLine,
  type RefundParts,
} from '@/domain/orders/refund';
import { lapsedOf } from '@/mocks/core/ledger';
import type { MockState } from '@/mocks/core/state';
import { attemptPaidBy } from '@/mocks/quiz/attempts';
import { receivedBefore } from '@/mocks/second-hand/receipt';
import { needsSeller } from '@/mocks/second-hand/refund-claim';
import type { CashierOrder } from './cashier-order';
import { rulesOf } from './order-kinds';
import { pointsEarnedFor } from './orders';

/** For how long a payment may be asked back once its buyer has what was bought, ms. */
const refundableFor = 7 * 24 * 3_600_000;

/** What the buyer of an order may ask back; times in milliseconds. */
interface RefundTerms {
  /** From then on it is refused; null while nothing sets a day. */
  readonly until: number | null;
  /** What comes back for all that is left. */
  readonly returns: RefundParts;
  /** Coins of those that have expired meanwhile, and lapse when they come back. */
  readonly lapsed: Tenths;
  /** Points earned with it, which are taken back. */
  readonly pointsTaken: number;
  /** Pieces that may come back singly; empty where all comes back at once. */
  readonly pieces: readonly RefundLine[];
  /** It waits for the consent of the colleague who sold it. */
  readonly needsSeller: boolean;
}

/** What of an order's payment may be asked back now, or why nothing of it may; the refusal and the page's button both follow from it. */
export function refundTerms(
  state: MockState,
  order: CashierOrder,
  now: number,
): RefundTerms | { readonly barred: string } {
  const { noRefund } = rulesOf(order);
  if (noRefund !== null) return { barred: noRefund };
  if (order.secondHand !== null && order.state === 'received') return { barred: '龙币已转给卖家，不能退款' };
  if (order.state === 'refunding') return { barred: '已经申请过退款，请等结果' };
  if (!isPaid(order.state)) return { barred: '这笔订单现在不能退款' };
  if (order.secondHand?.claim?.answer === 'refused') return { barred: '卖家没有同意退款，有疑问请联系客服' };
  const fee = attemptPaidBy(state, order);
  if (fee !== undefined && fee.startedAt !== null) return { barred: '已经开始答题，报名费不能退款' };
  const until = fee === undefined ? lastDay(order) : null;
  if (until !== null && now >= until) return { barred: '已经超过可以退款的时间' };
  const basis = basisOf(order);
  const returns = refundParts(basis, []);
  return {
    until,
    returns,
    lapsed: lapsedOf(state.ledger.postings, order.payment?.billId ?? null, returns.coins, now),
    pointsTaken: pointsEarnedFor(order, tenths(returns.coins + returns.thirdParty)),
    pieces: linesLeft(basis),
    needsSeller: needsSeller(order),
  };
}

/** Until when a paid order may be refunded, ms. The cashier is told of no receipt, so its orders count as received when they are paid. */
function lastDay(order: CashierOrder): number | null {
  const { mall, secondHand, payment } = order;
  if (secondHand !== null) return receivedBefore(order);
  const receivedAt = mall === null ? (payment?.settledAt ?? null) : mall.receivedAt;
  return receivedAt === null ? null : receivedAt + refundableFor;
}

/** An order as its refunds are computed. */
export function basisOf({ money, mall, topUp, payment, refunds }: CashierOrder): RefundBasis {
  const nothing = { coins: tenths(0), thirdParty: tenths(0), points: 0, pointsMoney: tenths(0) };
  return {
    lines: mall?.lines ?? [],
    money,
    deliveryFee: mall?.deliveryFee ?? tenths(0),
    hasCoupon: (mall?.coupon ?? topUp?.coupon) != null,
    paid: payment ?? nothing,
    refunds,
  };
}
