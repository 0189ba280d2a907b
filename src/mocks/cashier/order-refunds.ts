import { tenths, type Tenths } from '@/domain/money';
import {
  areLeft,
  isWholeRefund,
  linesLeft,
  refundParts,
  type RefundLine,
  type RefundReason,
} from '@/domain/orders/refund';
import type { Refusal } from '@/mocks/core/handler';
import { house, personal } from '@/mocks/core/ledger';
import { nextId, type MockState } from '@/mocks/core/state';
import type { CashierOrder, OrderPayment, OrderRefund } from './cashier-order';
import { rulesOf } from './order-kinds';
import { posted } from './order-payments';
import { orderChanged, orderKept, pointsEarnedFor } from './orders';
import { basisOf, refundTerms } from './refund-terms';
import { couponReturned, piecesReturned } from './returned';

interface RefundRequest {
  /** Empty for everything that is left. */
  lines: readonly RefundLine[];
  reason: RefundReason;
  note: string;
}

/** Why these pieces of an order are not refunded; null where nothing stands against it. */
export function refundRefusal(
  state: MockState,
  order: CashierOrder,
  lines: readonly RefundLine[],
  now: number,
): Refusal | null {
  const terms = refundTerms(state, order, now);
  if ('barred' in terms) return { code: '5602', message: terms.barred };
  return areLeft(basisOf(order), lines)
    ? null
    : { code: '5612', message: '有商品已经申请过退款，请刷新后再试' };
}

/** A refund request for a part of an order, or for the rest of it. */
export function refundRequested(
  before: MockState,
  order: CashierOrder,
  request: RefundRequest,
  now: number,
): MockState {
  const { id, state } = nextId(before, 'R');
  const rules = rulesOf(order);
  const basis = basisOf(order);
  const isLast = isWholeRefund(basis, request.lines);
  const refund: OrderRefund = {
    ...request,
    id,
    lines: isLast ? linesLeft(basis) : request.lines,
    requestedAt: now,
    grantedAt: rules.needsSeller?.(order) === true ? null : now,
    due: refundParts(basis, request.lines),
    back: null,
    backAt: null,
  };
  const refunds = [...order.refunds, refund];
  if (!isLast) return orderKept(state, { ...order, refunds });
  const parts = { refunds, refundAskedAt: now, ...rules.refundRequestedBack?.(order, now) };
  const asked = orderChanged(state, order, 'askRefund', parts);
  return rules.onRefundRequested?.(asked, order, now) ?? asked;
}

/** Gives what a refund is to bring back to where it came from, with goods and coupon, and takes the points back that the buyer got for it. */
export function refunded(state: MockState, order: CashierOrder, refund: OrderRefund, at: number): MockState {
  const { payment } = order;
  if (payment === null) throw new Error(`order ${order.id} has no payment`);
  const { coins, pointsMoney, thirdParty, points } = refund.due;
  const money = tenths(coins + pointsMoney + thirdParty);
  const legs = [
    { account: rulesOf(order).taker(order), delta: tenths(-money) },
    { account: personal(payment.payer), delta: coins },
    { account: house.points, delta: pointsMoney },
    { account: house.thirdParty, delta: thirdParty },
  ];
  const back = posted(state, order, 'refund', at, legs, payment.billId).state;
  const left = earningLeft(order, payment);
  const unearned = pointsEarnedFor(order, left) - pointsEarnedFor(order, tenths(left - coins - thirdParty));
  const held = (back.points[order.buyer] ?? 0) + points - unearned;
  const rewarded = { ...back, points: { ...back.points, [order.buyer]: held } };
  const isLast = order.state === 'refunding' && order.refunds.at(-1)?.id === refund.id;
  const returned = piecesReturned(rewarded, order, refund.lines);
  const after = isLast ? couponReturned(returned, order) : returned;
  const refunds = order.refunds.map((each) =>
    each.id === refund.id ? { ...each, back: refund.due, backAt: at } : each,
  );
  if (!isLast) return orderKept(after, { ...order, refunds });
  const whole = rulesOf(order).onRefunded?.(after, order) ?? after;
  return orderChanged(whole, order, 'refund', { refunds, refundedAt: at });
}

/** What of the coins and the third-party money of an order has not come back yet. */
function earningLeft({ refunds }: CashierOrder, { coins, thirdParty }: OrderPayment): Tenths {
  return refunds.reduce(
    (left, { back }) => (back === null ? left : tenths(left - back.coins - back.thirdParty)),
    tenths(coins + thirdParty),
  );
}
