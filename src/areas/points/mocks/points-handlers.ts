import * as endpoints from '@/api/endpoints/points';
import { toMoment } from '@/domain/business-time';
import { toCoins } from '@/domain/money';
import { pointsFor } from '@/domain/points/exchange';
import { serve, type Handler } from '@/mocks/core/handler';
import { allGoods, pictureOf } from '@/mocks/life/goods';
import { counters, exchangesOf, pointsOfPerson, type Exchange } from '@/mocks/points/exchanges';
import { exchange, termsOf } from './exchange-rules';

const queryPointsExchange: Handler<typeof endpoints.queryPointsExchange> = (state, { person }, now) => ({
  state,
  data: { ...termsOf(state, person.usercode, 'mall', now), points: pointsOfPerson(state, person) },
});

const pointsExchange: Handler<typeof endpoints.pointsExchange> = (state, request, now) =>
  exchange(state, request, 'mall', now);

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
