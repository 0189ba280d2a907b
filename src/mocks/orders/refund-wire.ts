import type { WireDataOf } from '@/api/endpoint';
import type { queryOrderInfo } from '@/api/endpoints/cashier';
import { toMoment } from '@/domain/business-time';
import type { RefundParts } from '@/domain/orders/refund';
import type { CashierOrder, OrderRefund } from '@/mocks/cashier/cashier-order';
import { refundTerms } from '@/mocks/cashier/refund-terms';
import type { MockState } from '@/mocks/core/state';

type WireTerms = NonNullable<WireDataOf<typeof queryOrderInfo>>['refund'];

/** What the buyer of an order may ask back, as every answer has it. */
export function wireRefundTerms(state: MockState, order: CashierOrder, now: number): WireTerms {
  const terms = refundTerms(state, order, now);
  if ('barred' in terms) return null;
  const { until, returns, lapsed, pointsTaken, pieces, needsSeller } = terms;
  return {
    until: until === null ? null : toMoment(until),
    returns: wireParts(returns),
    lapsed,
    pointsTaken,
    pieces: pieces.map((line) => ({ ...line })),
    needsSeller,
  };
}

/** A refund that was asked for. */
export function wireRefund({
  id,
  reason,
  note,
  lines,
  due,
  back,
  requestedAt: askedAt,
  backAt,
}: OrderRefund) {
  return {
    id,
    reason,
    note,
    lines: lines.map((line) => ({ ...line })),
    askedAt: toMoment(askedAt),
    due: wireParts(due),
    back: back === null ? null : wireParts(back),
    backAt: backAt === null ? null : toMoment(backAt),
  };
}

function wireParts({ coins, thirdParty, points, pointsMoney, coupon }: RefundParts) {
  return {
    coins,
    thirdParty,
    points,
    pointsMoney,
    coupon,
  };
}
