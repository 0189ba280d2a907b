import * as endpoints from '@/api/endpoints/points';
import { toMoment } from '@/domain/business-time';
import { formatCoins, toCoins, type Tenths } from '@/domain/money';
import { pointsFor, type PointsKind } from '@/domain/points/exchange';
import { personal } from '@/mocks/core/ledger';
import { serve, type Handler, type HandlerRequest, type Refusal } from '@/mocks/core/handler';
import { balanceOf, type MockState } from '@/mocks/core/state';
import { allGoods, pictureOf } from '@/mocks/life/goods';
import { notEnough, refusalOfPayer } from '@/mocks/payment-security/payer';
import { refusalOfPayment } from '@/mocks/payment-security/security';
import { counters, exchanged, exchangesOf, leftThisMonth, pointsOfPerson, type Exchange } from './exchanges';

const otherRate: Refusal = { code: '5714', message: '兑换比例已变更，请核对积分数后再兑换' };

/** Rate and limits of one kind, as they go out. */
function termsOf(state: MockState, usercode: string, kind: PointsKind, now: number) {
  const { rate, least, most, perMonth } = counters[kind];
  return {
    rate,
    least: toCoins(least),
    most: toCoins(most),
    perMonth: toCoins(perMonth),
    leftThisMonth: toCoins(leftThisMonth(state, usercode, kind, now)),
  };
}

const queryPointsExchange: Handler<typeof endpoints.queryPointsExchange> = (state, { person }, now) => ({
  state,
  data: { ...termsOf(state, person.usercode, 'mall', now), points: pointsOfPerson(state, person) },
});

type Order = HandlerRequest<{ money: Tenths; points: number }>;

/** What stands against an exchange; limits and password come before the balance, because their words are more exact. */
function refusalOfExchange(
  state: MockState,
  { person, body: { money, points }, key }: Order,
  kind: PointsKind,
  now: number,
): Refusal | null {
  const { usercode } = person;
  const { rate, least, most } = counters[kind];
  const payer = refusalOfPayer(state, person);
  if (payer !== null) return payer;
  if (money < least) return { code: '5711', message: `每次至少兑换 ${formatCoins(least)} 龙币` };
  if (money > most) return { code: '5712', message: `每次最多兑换 ${formatCoins(most)} 龙币` };
  if (pointsFor(money, rate) !== points) return otherRate;
  const left = leftThisMonth(state, usercode, kind, now);
  if (money > left) return { code: '5713', message: `本月还可以兑换 ${formatCoins(left)} 龙币` };
  const refused = refusalOfPayment(state, { usercode, kind: 'exchange', amount: money, key, now });
  if (refused !== null) return refused;
  return balanceOf(state, personal(usercode)) < money ? notEnough : null;
}

const pointsExchange: Handler<typeof endpoints.pointsExchange> = (state, request, now) => {
  const refusal = refusalOfExchange(state, request, 'mall', now);
  if (refusal !== null) return { state, refusal };
  const { person, body, key } = request;
  const done = exchanged(state, { usercode: person.usercode, kind: 'mall', ...body, key }, now);
  return { state: done.state, data: { id: done.id, time: toMoment(now) }, booked: done.id };
};

const pointsExchangeList: Handler<typeof endpoints.pointsExchangeList> = (state, { body, person }) => {
  const all = exchangesOf(state, person.usercode).filter(({ kind }) => kind === body.kind);
  const end = Math.max(0, all.length - (body.page - 1) * body.size);
  const records = all.slice(Math.max(0, end - body.size), end).reverse();
  return { state, data: { total: all.length, records: records.map(onTheWire) } };
};

const pointsExchangeRecord: Handler<typeof endpoints.pointsExchangeRecord> = (state, { body, person }) => {
  const found = exchangesOf(state, person.usercode).find(({ id }) => id === body.id);
  return { state, data: found === undefined ? null : onTheWire(found) };
};

const pointsGoods: Handler<typeof endpoints.pointsGoods> = (state) => ({
  state,
  data: {
    goods: allGoods.slice(0, offered).map((each) => ({
      id: each.id,
      name: each.name,
      picture: pictureOf(each),
      points: pointsFor(each.price, counters.mall.rate) ?? 1,
    })),
  },
});

/** How many goods can be had for points. */
const offered = 25;

function onTheWire({ time, money, balance, ...rest }: Exchange) {
  return { ...rest, time: toMoment(time), money: toCoins(money), balance: toCoins(balance) };
}

export const handlers = [
  serve(endpoints.queryPointsExchange, queryPointsExchange),
  serve(endpoints.pointsExchange, pointsExchange),
  serve(endpoints.pointsExchangeList, pointsExchangeList),
  serve(endpoints.pointsExchangeRecord, pointsExchangeRecord),
  serve(endpoints.pointsGoods, pointsGoods),
];
