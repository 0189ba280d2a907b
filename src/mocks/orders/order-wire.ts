import type { WireDataOf } from '@/api/endpoint';
import type { activityOrderDetail, activityOrderList } from '@/api/endpoints/mall-order';
import { toMoment } from '@/domain/business-time';
import { tenths } from '@/domain/money';
import type { CashierOrder, OrderLine } from '@/mocks/cashier/cashier-order';
import { orderKindOf, pricedOf, rulesOf } from '@/mocks/cashier/order-kinds';
import { owedOf } from '@/mocks/cashier/third-party';
import { colleague } from '@/mocks/core/colleague';
import type { MockState } from '@/mocks/core/state';
import { allGoods, pictureOf } from '@/mocks/life/goods';
import { wireRefund, wireRefundTerms } from './refund-wire';
import { wireMoment } from './wire-moment';

type WireCard = WireDataOf<typeof activityOrderList>['orders'] extends readonly (infer One)[] | undefined
  ? One
  : never;
type WireDetail = NonNullable<WireDataOf<typeof activityOrderDetail>>;

/** An order as lists have it. */
export function wireCard(state: MockState, order: CashierOrder): WireCard {
  const { id, merchant, money, createdAt, payBefore } = order;
  return {
    id,
    kind: orderKindOf(order),
    merchant,
    state: order.state,
    lines: linesOf(order).map(wireLine),
    money,
    payment: wireSources(state, order),
    createdAt: toMoment(createdAt),
    payBefore: toMoment(payBefore),
    trip: rulesOf(order).wire?.(order).trip ?? null,
    owed: owedOf(order),
  };
}

/** What each source pays of an order; null while it has no payment. */
export function wireSources(state: MockState, { payment }: Pick<CashierOrder, 'payment'>) {
  if (payment === null) return null;
  const { coins, thirdParty, points, family, payer } = payment;
  return {
    coins,
    thirdParty,
    points,
    payer: family === null ? null : (colleague(state, payer)?.name ?? payer),
  };
}

/** One line of an order. */
export function wireLine({ goodsId, price, values, ...line }: OrderLine) {
  const goods = allGoods.find(({ id }) => id === goodsId);
  return {
    ...line,
    goods: goodsId,
    values: [...values],
    picture: goods === undefined ? '' : pictureOf(goods, values),
    price,
  };
}

/** The lines of an order; one that the mall did not make has a single line of its own name. */
export function linesOf(order: CashierOrder): readonly OrderLine[] {
  const { id, goods, count } = order;
  const { lines, goodsMoney, coupon } = pricedOf(order);
  if (lines.length > 0) return lines;
  const price = goodsMoney - (coupon?.off ?? 0);
  const isEven = count > 0 && price % count === 0;
  const pieces = isEven ? count : 1;
  return [
    { goodsId: '', variant: id, name: goods, values: [], price: tenths(price / pieces), count: pieces },
  ];
}

/** An order with all that happened to it. */
export function wireDetail(state: MockState, order: CashierOrder, now: number): WireDetail {
  const { payment, closed, refundAskedAt, refundedAt, refunds } = order;
  const { goodsMoney, deliveryFee, coupon } = pricedOf(order);
  const sources = wireSources(state, order);
  return {
    ...wireCard(state, order),
    address: null,
    goodsMoney,
    deliveryFee,
    coupon: coupon === null ? null : { name: coupon.name, off: coupon.off },
    beans: null,
    message: '',
    activity: '',
    payment:
      payment === null || sources === null
        ? null
        : {
            ...sources,
            pointsMoney: payment.pointsMoney,
            billId: payment.payer === order.buyer ? payment.billId : null,
            paidAt: wireMoment(payment.settledAt),
          },
    shippedAt: null,
    receivedBefore: null,
    receivedAt: null,
    closed: closed === null ? null : { by: closed.by, at: toMoment(closed.at) },
    refundAskedAt: wireMoment(refundAskedAt),
    refundedAt: wireMoment(refundedAt),
    refunds: refunds.map(wireRefund),
    refund: wireRefundTerms(state, order, now),
    answerBefore: null,
    saleEvents: [],
    session: null,
    ...rulesOf(order).wire?.(order),
  };
}
