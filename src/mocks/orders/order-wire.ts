import type { WireDataOf } from '@/api/endpoint';
import type { activityOrderDetail, activityOrderList } from '@/api/endpoints/mall-order';
import { toMoment } from '@/domain/business-time';
import { tenths, type Tenths } from '@/domain/money';
import type { CashierOrder } from '@/mocks/cashier/cashier-order';
import { orderKindOf } from '@/mocks/cashier/order-kinds';
import type { MockState } from '@/mocks/core/state';
import { flashStart } from '@/mocks/flash-sale/flash-sessions';
import { allGoods, pictureOf } from '@/mocks/life/goods';
import { receivedAfter } from '@/mocks/mall/delivery-terms';
import type { OrderLine } from '@/mocks/mall/mall-part';
import { receivedBefore } from '@/mocks/second-hand/receipt';
import { answerBefore } from '@/mocks/second-hand/refund-claim';
import { saleEvents } from '@/mocks/second-hand/sale-events';
import { wireRefund, wireRefundTerms } from './refund-wire';

type WireCard = WireDataOf<typeof activityOrderList>['orders'] extends readonly (infer One)[] | undefined
  ? One
  : never;
type WireDetail = NonNullable<WireDataOf<typeof activityOrderDetail>>;

/** An order as lists have it. */
export function wireCard(order: CashierOrder): WireCard {
  const { id, merchant, state, money, createdAt, payBefore } = order;
  return {
    id,
    kind: orderKindOf(order),
    merchant,
    state,
    lines: linesOf(order).map(wireLine),
    money,
    createdAt: toMoment(createdAt),
    payBefore: toMoment(payBefore),
    trip: order.trip?.trip ?? null,
  };
}

/** One line of an order. */
export function wireLine({ goodsId, price, values, ...line }: OrderLine) {
  const goods = allGoods.find(({ id }) => id === goodsId);
  return {
    ...line,
    goods: goodsId,
    values: [...values],
    picture: goods === undefined ? '' : pictureOf(goods),
    price,
  };
}

/** The lines of an order; one that the mall did not make has a single line of its own name. */
export function linesOf({ id, mall, card, goods, count, money }: CashierOrder): readonly OrderLine[] {
  if (mall !== null) return mall.lines;
  const price = card?.price ?? money;
  const isEven = count > 0 && price % count === 0;
  const pieces = isEven ? count : 1;
  return [
    { goodsId: '', variant: id, name: goods, values: [], price: tenths(price / pieces), count: pieces },
  ];
}

/** An order with all that happened to it. */
export function wireDetail(state: MockState, order: CashierOrder, now: number): WireDetail {
  const { mall, secondHand, card, topUp, payment, closed, refundAskedAt, refundedAt, money, refunds } = order;
  const coupon = mall?.coupon ?? topUp?.coupon ?? null;
  return {
    ...wireCard(order),
    address: mall === null ? null : { ...mall.address },
    goodsMoney: mall?.goodsMoney ?? card?.price ?? tenths(money + (coupon?.off ?? 0)),
    deliveryFee: mall?.deliveryFee ?? none,
    coupon: coupon === null ? null : { name: coupon.name, off: coupon.off },
    beans: card === null || card.beans === 0 ? null : { count: card.beans, off: card.beansMoney },
    message: mall?.message ?? '',
    activity: mall?.activity ?? '',
    payment:
      payment === null
        ? null
        : {
            coins: payment.coins,
            thirdParty: payment.thirdParty,
            points: payment.points,
            pointsMoney: payment.pointsMoney,
            billId: payment.payer === order.buyer ? payment.billId : null,
            paidAt: moment(payment.settledAt),
          },
    shippedAt: moment(mall?.shippedAt ?? secondHand?.handedOverAt ?? null),
    receivedBefore: moment(mall?.shippedAt == null ? receivedBefore(order) : mall.shippedAt + receivedAfter),
    receivedAt: moment(mall?.receivedAt ?? secondHand?.receivedAt ?? null),
    closed: closed === null ? null : { by: closed.by, at: toMoment(closed.at) },
    refundAskedAt: moment(refundAskedAt),
    refundedAt: moment(refundedAt),
    refunds: refunds.map(wireRefund),
    refund: wireRefundTerms(state, order, now),
    answerBefore: moment(answerBefore(order)),
    saleEvents: saleEvents(order),
    session: mall === null || mall.session === '' ? null : { startsAt: toMoment(flashStart(mall.session)) },
  };
}

const none: Tenths = tenths(0);

function moment(ms: number | null): string | null {
  return ms === null ? null : toMoment(ms);
}
