import * as endpoints from '@/api/endpoints/second-hand';
import type { BodyOf } from '@/api/endpoint';
import { toMoment } from '@/domain/business-time';
import { toCoins } from '@/domain/money';
import { orderStateAfter } from '@/domain/orders/order-state';
import type { CashierOrder } from '@/mocks/cashier/cashier-order';
import { ordersOf } from '@/mocks/cashier/orders';
import { serve, type Handler } from '@/mocks/core/handler';
import { colleague, type MockState } from '@/mocks/core/state';
import { wireRefundTerms } from '@/mocks/orders/refund-wire';
import { withSent } from '@/mocks/payment-security/sms';
import { cardOf } from './item-cards';
import { itemOrdered } from './item-orders';
import { holderOrder, itemOf, itemsOf, itemState, type Item } from './items';
import { handedOn, receivedBefore } from './receipt';

type Group = BodyOf<typeof endpoints.secondHandOrders>['group'];

const secondHandOrders: Handler<typeof endpoints.secondHandOrders> = (state, { body, person }, now) => {
  const rows = rowsOf(state, body.group, person.usercode, now);
  const from = (body.page - 1) * body.size;
  return {
    state,
    data: {
      total: rows.length,
      rows: rows.slice(from, from + body.size).map(({ item, order }) => ({
        item: cardOf(state, item),
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
  if (group === 'bought')
    return ordersOf(state, usercode, now).flatMap((order) => {
      const item = order.secondHand === null ? undefined : itemOf(state, order.secondHand.item);
      return item === undefined ? [] : [{ item, order }];
    });
  return itemsOf(state)
    .filter(({ seller }) => seller === usercode)
    .filter((item) => {
      const at = itemState(state, item);
      return at === group || (group === 'onSale' && at === 'reserved');
    })
    .map((item) => ({ item, order: holderOrder(state, item.id) }));
}

function orderOnWire(state: MockState, order: CashierOrder, viewer: string, now: number) {
  const { id, state: at, money, buyer, merchant, createdAt, payBefore } = order;
  const before = receivedBefore(order);
  return {
    id,
    state: at,
    money: toCoins(money),
    partner: buyer === viewer ? merchant : (colleague(state, buyer)?.name ?? buyer),
    createdAt: toMoment(createdAt),
    payBefore: toMoment(payBefore),
    receivedBefore: before === null ? null : toMoment(before),
    isReserved: order.payment !== null,
    refund: buyer === viewer ? wireRefundTerms(state, order, now) : null,
  };
}

const placeItemOrder: Handler<typeof endpoints.placeItemOrder> = (state, { body, person }, now) => {
  const done = itemOrdered(state, body, person, now);
  return 'refusal' in done ? { state, refusal: done.refusal } : { state: done.state, data: { id: done.id } };
};

const handOverItem: Handler<typeof endpoints.handOverItem> = (state, { body, person }, now) => {
  const order = state.orders.find(
    ({ id, secondHand }) => id === body.id && secondHand?.seller === person.usercode,
  );
  if (order === undefined) return { state, refusal: { code: '5601', message: '没有找到这笔订单' } };
  if (order.state === 'shipped' || order.state === 'received') return { state, data: {} };
  if (orderStateAfter(order.state, 'ship') === null)
    return { state, refusal: { code: '5914', message: '买家还没有付款，请先不要交付' } };
  const told = withSent(handedOn(state, order, 'ship', now), {
    kind: 'notice',
    to: order.buyer,
    time: now,
    text: `${person.name}已把${order.goods}交给你，收到后请确认收货。`,
    link: '/second-hand-orders?group=bought',
  });
  return { state: told, data: {} };
};

export const handlers = [
  serve(endpoints.secondHandOrders, secondHandOrders),
  serve(endpoints.placeItemOrder, placeItemOrder),
  serve(endpoints.handOverItem, handOverItem),
];
