import { tenths, type Tenths } from '@/domain/money';
import { isPaid } from '@/domain/orders/order-state';
import {
  linesLeft,
  refundParts,
  type RefundBasis,
  type RefundLine,
  type RefundParts,
} from '@/domain/orders/refund';
import { expiredOf } from '@/mocks/core/ledger';
import type { MockState } from '@/mocks/core/state';
import type { CashierOrder } from './cashier-order';
import { pricedOf, rulesOf } from './order-kinds';
import { pointsEarnedFor } from './orders';
import { refundableFor, type OwnRefundTerms, type OwnTermsOf } from './own-terms';

// Whole modules, because some of them may still be loading when this one is first needed.
const modules = import.meta.glob<{ refundTerms: OwnTermsOf }>(
  ['/src/mocks/*/*-refund-terms.ts', '/src/areas/*/mocks/*-refund-terms.ts'],
  { eager: true },
);

/** What the buyer of an order may ask back; times in milliseconds. */
interface RefundTerms {
  /** From then on it is refused; null while nothing sets a day. */
  readonly until: number | null;
  /** What comes back for all that is left. */
  readonly returns: RefundParts;
  /** Coins of those that have expired meanwhile and are lost when they come back. */
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
  const { noRefund, needsSeller } = rulesOf(order);
  if (noRefund !== null) return { barred: noRefund };
  if (order.state === 'refunding') return { barred: '已经申请过退款，请等结果' };
  if (!isPaid(order.state)) return { barred: '这笔订单现在不能退款' };
  const { barred, until } = ownTerms(state, order);
  if (barred !== null) return { barred };
  if (until !== null && now >= until) return { barred: '已经超过可以退款的时间' };
  const basis = basisOf(order);
  const returns = refundParts(basis, []);
  return {
    until,
    returns,
    lapsed: expiredOf(state.ledger.postings, order.payment?.billId ?? null, returns.coins, now),
    pointsTaken: pointsEarnedFor(order, tenths(returns.coins + returns.thirdParty)),
    pieces: linesLeft(basis),
    needsSeller: needsSeller?.(order) ?? false,
  };
}

/** The terms of kinds of order that have their own; any other order counts as received when it is paid. */
function ownTerms(state: MockState, order: CashierOrder): OwnRefundTerms {
  for (const { refundTerms: termsOf } of Object.values(modules)) {
    const terms = termsOf(state, order);
    if (terms !== null) return terms;
  }
  const paidAt = order.payment?.settledAt ?? null;
  return { barred: null, until: paidAt === null ? null : paidAt + refundableFor };
}

/** An order as its refunds are computed. */
export function basisOf(order: CashierOrder): RefundBasis {
  const { money, payment, refunds } = order;
  const nothing = { coins: tenths(0), thirdParty: tenths(0), points: 0, pointsMoney: tenths(0) };
  const { lines, deliveryFee, coupon } = pricedOf(order);
  return { lines, money, deliveryFee, hasCoupon: coupon !== null, paid: payment ?? nothing, refunds };
}
