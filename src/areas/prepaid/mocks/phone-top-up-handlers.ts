import type { WireDataOf } from '@/api/endpoint';
import { toMoment } from '@/domain/business-time';
import type { CashierOrder } from '@/mocks/cashier/cashier-order';
import { orderOf, ordersOf } from '@/mocks/cashier/orders';
import { serve, type Handler } from '@/mocks/core/handler';
import type { MockState } from '@/mocks/core/state';
import { wireSources } from '@/mocks/orders/order-wire';
import * as endpoints from '../endpoints/phone-top-up';
import { closedUntil, creditOf, numberRegistration, operatorNow } from './operators';
import { topUpOrdered } from './phone-orders';
import { offersOf, topUpCouponsOf, usualMinutes } from './top-up-offers';
import type { TopUpPart } from './top-up-part';

type WireTopUp = NonNullable<WireDataOf<typeof endpoints.phoneTopUpDetail>>;

const phoneTopUpOffers: Handler<typeof endpoints.phoneTopUpOffers> = (state, { body, person }, now) => {
  const operator = body.number === '' ? null : operatorNow(body.number);
  const closed = operator === null ? null : closedUntil(operator, now);
  return {
    state,
    data: {
      phone:
        operator === null
          ? null
          : {
              operator,
              ...numberRegistration(body.number),
              closedUntil: closed === null ? null : toMoment(closed),
            },
      offers: [...offersOf(operator)],
      coupons: topUpCouponsOf(state, person, now).map(({ worth, least, ...coupon }) => ({
        ...coupon,
        worth,
        least,
      })),
      usualMinutes,
    },
  };
};

const phoneTopUpOrder: Handler<typeof endpoints.phoneTopUpOrder> = (state, { body, person }, now) => {
  const done = topUpOrdered(state, body, person, now);
  return 'refusal' in done ? { state, refusal: done.refusal } : { state: done.state, data: { id: done.id } };
};

const phoneTopUpDetail: Handler<typeof endpoints.phoneTopUpDetail> = (state, { body, person }, now) => {
  const found = orderOf(state, person.usercode, body.id, now);
  return {
    state,
    data: found === undefined || found.topUp === null ? null : wireTopUp(state, found, found.topUp),
  };
};

const phoneTopUpList: Handler<typeof endpoints.phoneTopUpList> = (state, { body, person }, now) => {
  const all = ordersOf(state, person.usercode, now).flatMap((order) =>
    order.topUp === null ? [] : [wireTopUp(state, order, order.topUp)],
  );
  const from = (body.page - 1) * body.size;
  return { state, data: { total: all.length, records: all.slice(from, from + body.size) } };
};

function wireTopUp(
  world: MockState,
  order: CashierOrder,
  { number, operator, face, creditedAt, failure }: TopUpPart,
): WireTopUp {
  const { id, money, state, createdAt, payBefore, payment, refundedAt, buyer } = order;
  const paidAt = payment?.settledAt ?? null;
  return {
    id,
    number,
    operator,
    face,
    money,
    payment: wireSources(world, order),
    state,
    createdAt: toMoment(createdAt),
    payBefore: toMoment(payBefore),
    paidAt: moment(paidAt),
    dueAt: moment(paidAt === null ? null : paidAt + Math.max(usualMinutes * 60_000, creditOf(number).takes)),
    creditedAt: moment(creditedAt),
    failure,
    refundedAt: moment(refundedAt),
    billId: payment?.payer === buyer ? payment.billId : null,
  };
}

function moment(ms: number | null): string | null {
  return ms === null ? null : toMoment(ms);
}

export const handlers = [
  serve(endpoints.phoneTopUpOffers, phoneTopUpOffers),
  serve(endpoints.phoneTopUpOrder, phoneTopUpOrder),
  serve(endpoints.phoneTopUpDetail, phoneTopUpDetail),
  serve(endpoints.phoneTopUpList, phoneTopUpList),
];
