import * as endpoints from '@/api/endpoints/flash-sale';
import { secKillingList as secKillingListCall } from '@/api/endpoints/goods';
import { toMoment } from '@/domain/business-time';
import { flashPhase } from '@/domain/flash-sale/flash-phase';
import { groupOf } from '@/domain/orders/order-kind';
import { isPayable } from '@/domain/orders/order-state';
import { flashReminderId } from '@/domain/reminders';
import type { CashierOrder } from '@/mocks/cashier/cashier-order';
import { orderOf, ordersOf } from '@/mocks/cashier/orders';
import { serve, type Handler } from '@/mocks/core/handler';
import type { MockState } from '@/mocks/core/state';
import { flashOrderPlaced, flashRefusal, offeredIn } from '@/mocks/flash-sale/flash-orders';
import {
  flashLimit,
  flashSessions,
  flashSessionWith,
  type FlashSession,
} from '@/mocks/flash-sale/flash-sessions';
import { colourAmong, pictureOf } from '@/mocks/life/goods';
import { thingFromAllSides } from '@/mocks/life/goods-drawings';
import { mallShop } from '@/mocks/mall/delivery-terms';
import { servicesOf, textOfGoods } from '@/mocks/mall/goods-texts';
import { piecesBought } from '@/mocks/mall/mall-orders';
import { wireCard, wireDetail } from '@/mocks/orders/order-wire';
import { refusalOfPayer } from '@/mocks/payment-security/payer';
import { isReminded } from '@/mocks/reminders/reminders';
import { isRush, turnOf, withTicket } from './flash-queue';

const secKillingList: Handler<typeof secKillingListCall> = (state, { person }, now) => ({
  state,
  data: {
    sessions: flashSessions(state.sold, now).map((session) => ({
      ...timesOf(session),
      limit: flashLimit,
      goods: session.goods.map(({ variant: { goods, values }, price, usualPrice, stock, left }) => ({
        id: goods.id,
        name: goods.name,
        line: textOfGoods(goods).line,
        picture: pictureOf(goods, values),
        price,
        usualPrice,
        stock,
        left,
        isReminded: reminded(state, person.usercode, session, goods.id, now),
      })),
    })),
  },
});

/** The id of a session with its times, as they are sent. */
function timesOf({ id, startsAt, endsAt }: FlashSession) {
  return { id, startsAt: toMoment(startsAt), endsAt: toMoment(endsAt) };
}

function reminded(
  state: MockState,
  usercode: string,
  { id: session, startsAt }: FlashSession,
  goods: string,
  now: number,
): boolean {
  const about = now < startsAt ? 'flash' : 'flashStock';
  return isReminded(state, { about, id: flashReminderId(session, goods), usercode });
}

const secKillingDetail: Handler<typeof endpoints.secKillingDetail> = (state, { body, person }, now) => {
  const sessions = flashSessions(state.sold, now).map((session) => ({ ...session, ...timesOf(session) }));
  const phase = flashPhase(sessions, now);
  const session = body.session !== '' ? body.session : phase.kind === 'over' ? '' : phase.session.id;
  const goods =
    body.goods !== ''
      ? body.goods
      : (flashSessionWith(state.sold, session, now)?.goods[0]?.variant.goods.id ?? '');
  const found = offeredIn(state, { session, goods }, now);
  if (found === undefined) return { state, data: null };
  const { variant, price, usualPrice, stock, left } = found.offer;
  const { id, name, thing, ground } = variant.goods;
  const { line, description } = textOfGoods(variant.goods);
  const colour = colourAmong(thing, variant.values);
  const unpaid = flashOrdersOf(state, person.usercode, now).find(
    ({ state: of, mall }) =>
      isPayable(of) && mall?.session === session && mall.lines.some(({ goodsId }) => goodsId === id),
  );
  const { id: sessionId, ...ends } = timesOf(found.session);
  return {
    state,
    data: {
      id,
      session: sessionId,
      ...ends,
      name,
      line,
      merchant: mallShop,
      values: [...variant.values],
      pictures: thingFromAllSides(thing, { ground, ...(colour === undefined ? {} : { colour }) }),
      price,
      usualPrice,
      stock,
      left,
      limit: flashLimit,
      bought: piecesBought(state, person.usercode, id, session),
      unpaid: unpaid?.id ?? '',
      isReminded: reminded(state, person.usercode, found.session, id, now),
      services: [...servicesOf(variant.goods)],
      description,
    },
  };
};

const secKillingOrder: Handler<typeof endpoints.secKillingOrder> = (state, { body, person }, now) => {
  const barred = refusalOfPayer(state, person);
  if (person.departed && barred !== null) return { state, refusal: barred };
  const { usercode } = person;
  if (isRush(state, body, now)) {
    const refusal = flashRefusal(state, body, usercode, now);
    if (refusal !== null) return { state, refusal };
    const queued = withTicket(state, body, usercode, now);
    return { state: queued.state, data: turnOf(queued.ticket, now) };
  }
  const done = flashOrderPlaced(state, body, usercode, now);
  if ('refusal' in done) return { state, refusal: done.refusal };
  return { state: done.state, data: { state: 'placed', id: done.id } };
};

const noTicket = { code: '5906', message: '排队已失效，请重新抢购' };

const secKillingQueue: Handler<typeof endpoints.secKillingQueue> = (state, { body, person }, now) => {
  const ticket = state.flashQueue.find(({ id, buyer }) => id === body.ticket && buyer === person.usercode);
  if (ticket === undefined) return { state, refusal: noTicket };
  const { outcome } = ticket;
  if (outcome === null) return { state, data: turnOf(ticket, now) };
  return outcome.kind === 'refused'
    ? { state, refusal: outcome.refusal }
    : { state, data: { state: 'placed', id: outcome.order } };
};

const secKillingLeaveQueue: Handler<typeof endpoints.secKillingLeaveQueue> = (state, { body, person }) => {
  const ticket = state.flashQueue.find(({ id, buyer }) => id === body.ticket && buyer === person.usercode);
  const id = ticket?.outcome?.kind === 'placed' ? ticket.outcome.order : '';
  return {
    state: { ...state, flashQueue: state.flashQueue.filter((each) => each !== ticket) },
    data: { id },
  };
};

function flashOrdersOf(state: MockState, usercode: string, now: number): readonly CashierOrder[] {
  return ordersOf(state, usercode, now).filter(({ mall }) => mall !== null && mall.session !== '');
}

const secKillingOrderList: Handler<typeof endpoints.secKillingOrderList> = (state, { body, person }, now) => {
  const { group, page, size } = body;
  const own = flashOrdersOf(state, person.usercode, now).filter(
    ({ state: of }) => group === undefined || groupOf('flash-sale', of) === group,
  );
  const orders = own.slice((page - 1) * size, page * size).map((order) => wireCard(state, order));
  return { state, data: { total: own.length, orders } };
};

const secKillingOrderDetail: Handler<typeof endpoints.secKillingOrderDetail> = (
  state,
  { body, person },
  now,
) => {
  const own = flashOrdersOf(state, person.usercode, now);
  const found = body.id === '' ? own[0] : own.find(({ id }) => id === body.id);
  return { state, data: found === undefined ? null : wireDetail(state, found, now) };
};

const skDetailRefundList: Handler<typeof endpoints.skDetailRefundList> = (state, { body, person }, now) => ({
  state,
  data: {
    refunds: (orderOf(state, person.usercode, body.id, now)?.refunds ?? []).map(
      ({ id, due: { coins, thirdParty, points }, requestedAt: askedAt, backAt }) => ({
        id,
        coins,
        thirdParty,
        points,
        askedAt: toMoment(askedAt),
        returnedAt: backAt === null ? null : toMoment(backAt),
      }),
    ),
  },
});

export const handlers = [
  serve(secKillingListCall, secKillingList),
  serve(endpoints.secKillingDetail, secKillingDetail),
  serve(endpoints.secKillingOrder, secKillingOrder),
  serve(endpoints.secKillingQueue, secKillingQueue),
  serve(endpoints.secKillingLeaveQueue, secKillingLeaveQueue),
  serve(endpoints.secKillingOrderList, secKillingOrderList),
  serve(endpoints.secKillingOrderDetail, secKillingOrderDetail),
  serve(endpoints.skDetailRefundList, skDetailRefundList),
];
