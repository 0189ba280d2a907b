import type { BodyOf } from '@/api/endpoint';
import { toMoment } from '@/domain/business-time';
import { wasPaid } from '@/domain/orders/order-state';
import type { CashierOrder } from '@/mocks/cashier/cashier-order';
import { orderKept, orderOf, ordersOf } from '@/mocks/cashier/orders';
import { owedOf } from '@/mocks/cashier/third-party';
import { colleague } from '@/mocks/core/colleague';
import { serve, type Handler, type Refusal } from '@/mocks/core/handler';
import type { MockState } from '@/mocks/core/state';
import { wireSources } from '@/mocks/orders/order-wire';
import { wireRefundTerms } from '@/mocks/orders/refund-wire';
import * as endpoints from '../endpoints/orders';
import type { Item } from './item';
import { cardOf } from './item-cards';
import { itemOrdered } from './item-orders';
import { holderOrder, itemOf, itemsOf, itemState } from './items';
import { handedOver, receivedBefore } from './receipt';
import { answerBefore, claimAnswered } from './refund-claim';
import { saleEvents } from './sale-events';
import { sellerNotified } from './sale-notices';
import { answerRefusal, handOverRefusal, ratingRefusal } from './sale-refusals';

const unknown: Refusal = { code: '5601', message: '没有找到这笔订单' };

type Group = BodyOf<typeof endpoints.secondHandOrders>['group'];

const secondHandOrders: Handler<typeof endpoints.secondHandOrders> = (state, { body, person }, now) => {
  const rows = rowsOf(state, body.group, person.usercode, now);
  const from = (body.page - 1) * body.size;
  return {
    state,
    data: {
      total: rows.length,
      rows: rows.slice(from, from + body.size).map(({ item, order }) => ({
        // What was sold keeps its name, whatever its seller makes of the item afterwards.
        item: { ...cardOf(state, item), title: order?.goods ?? item.title },
        order: order === undefined ? null : orderOnWire(state, order, person.usercode, now),
      })),
    },
  };
};

function rowsOf(
  state: MockState,
  group: Group,
  usercode: string,
  now: number,
): readonly { item: Item; order: CashierOrder | undefined }[] {
  if (group === 'bought' || group === 'sold') {
    const orders = group === 'bought' ? ordersOf(state, usercode, now) : soldBy(state, usercode);
    return orders.flatMap((order) => {
      const item = order.secondHand === null ? undefined : itemOf(state, order.secondHand.item);
      return item === undefined ? [] : [{ item, order }];
    });
  }
  return itemsOf(state)
    .filter(({ seller }) => seller === usercode)
    .filter((item) => {
      const at = itemState(state, item);
      return at === group || (group === 'onSale' && at === 'reserved');
    })
    .map((item) => ({ item, order: holderOrder(state, item.id) }));
}

/** What was paid, newest first; what came back stays in it. */
function soldBy({ orders }: MockState, usercode: string): readonly CashierOrder[] {
  return orders
    .filter(({ secondHand, state }) => secondHand?.seller === usercode && wasPaid(state))
    .sort((one, other) => other.createdAt - one.createdAt);
}

function saleOf({ orders }: MockState, id: string, seller: string): CashierOrder | undefined {
  return orders.find((order) => order.id === id && order.secondHand?.seller === seller);
}

function orderOnWire(state: MockState, order: CashierOrder, viewer: string, now: number) {
  const { id, state: at, money, buyer, merchant, createdAt, payBefore } = order;
  const before = receivedBefore(order);
  const silentUntil = answerBefore(order);
  return {
    id,
    state: at,
    money,
    payment: buyer === viewer ? wireSources(state, order) : null,
    owed: buyer === viewer ? owedOf(order) : null,
    partner: buyer === viewer ? merchant : (colleague(state, buyer)?.name ?? buyer),
    createdAt: toMoment(createdAt),
    payBefore: toMoment(payBefore),
    receivedBefore: before === null ? null : toMoment(before),
    refund: buyer === viewer ? wireRefundTerms(state, order, now) : null,
    answerBefore: silentUntil === null ? null : toMoment(silentUntil),
    isRated: order.secondHand?.rating != null,
    events: saleEvents(order),
  };
}

const placeItemOrder: Handler<typeof endpoints.placeItemOrder> = (state, { body, person }, now) => {
  const done = itemOrdered(state, body, person, now);
  return 'refusal' in done ? { state, refusal: done.refusal } : { state: done.state, data: { id: done.id } };
};

const handOverItem: Handler<typeof endpoints.handOverItem> = (state, { body, person }, now) => {
  const order = saleOf(state, body.id, person.usercode);
  if (order === undefined) return { state, refusal: unknown };
  const refusal = handOverRefusal(order);
  if (refusal !== null) return { state, refusal };
  return { state: order.state === 'paid' ? handedOver(state, order, now) : state, data: {} };
};

const answerRefund: Handler<typeof endpoints.answerRefund> = (state, { body, person }, now) => {
  const order = saleOf(state, body.id, person.usercode);
  if (order === undefined) return { state, refusal: unknown };
  const refusal = answerRefusal(order, body.isAgreed);
  if (refusal !== null) return { state, refusal };
  if (answerBefore(order) === null) return { state, data: {} };
  return { state: claimAnswered(state, order, body.isAgreed ? 'agreed' : 'refused', now), data: {} };
};

const rateItem: Handler<typeof endpoints.rateItem> = (state, { body: { id, isGood }, person }, now) => {
  const order = orderOf(state, person.usercode, id, now);
  if (order?.secondHand == null) return { state, refusal: unknown };
  const refusal = ratingRefusal(order, isGood);
  if (refusal !== null) return { state, refusal };
  const { secondHand, goods } = order;
  if (secondHand.rating !== null) return { state, data: {} };
  const rated = orderKept(state, { ...order, secondHand: { ...secondHand, rating: { isGood, at: now } } });
  const opinion = isGood ? '好评' : '一般';
  return {
    state: sellerNotified(rated, order, now, (buyer) => `${buyer}对${goods}的评价：${opinion}。`),
    data: {},
  };
};

export const handlers = [
  serve(endpoints.secondHandOrders, secondHandOrders),
  serve(endpoints.placeItemOrder, placeItemOrder),
  serve(endpoints.handOverItem, handOverItem),
  serve(endpoints.answerRefund, answerRefund),
  serve(endpoints.rateItem, rateItem),
];
