import * as centre from '@/api/endpoints/order-centre';
import { toMoment } from '@/domain/business-time';
import { groupOf, isDeletable } from '@/domain/orders/order-kind';
import type { CashierOrder } from '@/mocks/cashier/cashier-order';
import { orderKindOf } from '@/mocks/cashier/order-kinds';
import { orderOf, ordersOf } from '@/mocks/cashier/orders';
import { serve, type Handler, type Refusal } from '@/mocks/core/handler';
import { linesOf, wireCard } from '@/mocks/orders/order-wire';
import { parcelOf } from './parcels';
import { thirdOrdersOf } from './third-orders';

const unknown: Refusal = { code: '5601', message: '没有找到这笔订单' };

const orderList: Handler<typeof centre.orderList> = (state, { body, person }, now) => {
  const { group, kind, keyword, page, size } = body;
  const found = ordersOf(state, person.usercode, now).filter(
    (order) =>
      (group === undefined || groupOf(orderKindOf(order), order.state) === group) &&
      (kind === undefined || orderKindOf(order) === kind) &&
      matches(keyword, [order.id, order.merchant, ...linesOf(order).map(({ name }) => name)]),
  );
  const orders = found
    .slice((page - 1) * size, page * size)
    .map((order) => ({ ...wireCard(state, order), news: newsOf(order, now) }));
  return { state, data: { total: found.length, orders } };
};

const orderDelete: Handler<typeof centre.orderDelete> = (state, { body: { id }, person }, now) => {
  // Deleted before, perhaps by a call whose answer got lost.
  if (state.deletedOrders.includes(id)) return { state, data: {} };
  const found = orderOf(state, person.usercode, id, now);
  if (found === undefined) return { state, refusal: unknown };
  if (!isDeletable(orderKindOf(found), found.state))
    return { state, refusal: { code: '5613', message: '订单还没有完成，不能删除' } };
  if (found.refunds.some(({ backAt }) => backAt === null))
    return { state, refusal: { code: '5613', message: '退款到账后才能删除订单' } };
  return { state: { ...state, deletedOrders: [...state.deletedOrders, id] }, data: {} };
};

const selectOrderLogistics: Handler<typeof centre.selectOrderLogistics> = (state, { body, person }, now) => {
  const found = orderOf(state, person.usercode, body.id, now);
  const parcel = found === undefined ? null : parcelOf(found, now);
  if (parcel === null) return { state, data: null };
  const events = parcel.events.map(({ at, ...event }) => ({ ...event, at: toMoment(at) }));
  return { state, data: { ...parcel, arrives: toMoment(parcel.arrives), events } };
};

const getOrders: Handler<typeof centre.thirdGetOrders> = (state, { body, person }) => {
  const { keyword, page, size } = body;
  const found = thirdOrdersOf(state.seed.epoch, person.index).filter(({ id, platform, name }) =>
    matches(keyword, [id, platform, name]),
  );
  const orders = found.slice((page - 1) * size, page * size).map(({ facts: _f, phone: _p, ...order }) => ({
    ...order,
    money: order.money,
    createdAt: toMoment(order.createdAt),
  }));
  return { state, data: { total: found.length, orders } };
};

const orderDetail: Handler<typeof centre.thirdOrderDetail> = (state, { body, person }) => {
  const found = thirdOrdersOf(state.seed.epoch, person.index).find(({ id }) => id === body.id);
  if (found === undefined) return { state, data: null };
  const { facts, money, createdAt, ...order } = found;
  return {
    state,
    data: {
      ...order,
      money,
      createdAt: toMoment(createdAt),
      facts: facts.map((fact) => ({ ...fact })),
    },
  };
};

function matches(keyword: string, texts: readonly string[]): boolean {
  const wanted = keyword.trim().toLowerCase();
  return wanted === '' || texts.some((text) => text.toLowerCase().includes(wanted));
}

function newsOf(order: CashierOrder, now: number) {
  const [newest] = order.state === 'shipped' ? (parcelOf(order, now)?.events ?? []) : [];
  return newest === undefined ? null : { at: toMoment(newest.at), text: newest.text };
}

export const handlers = [
  serve(centre.orderList, orderList),
  serve(centre.orderDelete, orderDelete),
  serve(centre.selectOrderLogistics, selectOrderLogistics),
  serve(centre.thirdGetOrders, getOrders),
  serve(centre.thirdOrderDetail, orderDetail),
];
