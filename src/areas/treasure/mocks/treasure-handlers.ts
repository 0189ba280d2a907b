import type { WireDataOf } from '@/api/endpoint';
import { placeText } from '@/domain/addresses/address';
import { toMoment } from '@/domain/business-time';
import { maskName } from '@/domain/mask';
import { times } from '@/domain/money';
import { addressesOf } from '@/mocks/addresses/addresses';
import { colleague } from '@/mocks/core/colleague';
import { serve, type Handler } from '@/mocks/core/handler';
import type { MockState } from '@/mocks/core/state';
import { wireSources } from '@/mocks/orders/order-wire';
import { refusalOfPayer } from '@/mocks/payment-security/payer';
import * as endpoints from '../endpoints';
import { commitmentOf } from '../rules/draw';
import { roundJoined } from './join-round';
import { ordersFor, roundNow, roundWith, sharesTaken, type RoundNow } from './round-now';
import { roundsOf } from './rounds';
import { shareRows, type ShareRow } from './share-orders';

const turns = ['running', 'soon', 'drawn', 'cancelled'];
/** How many past draws a round shows. */
const pastShown = 5;

const treasureRounds: Handler<typeof endpoints.treasureRounds> = (state, { person }, now) => ({
  state,
  data: { rounds: roundsNow(state, now).map((at) => cardOf(state, at, person.usercode)) },
});

const treasureRound: Handler<typeof endpoints.treasureRound> = (state, { body, person }, now) => {
  const all = roundsNow(state, now);
  const running = [...all]
    .sort((one, other) => unpaid(one) - unpaid(other))
    .find((at) => at.state === 'running');
  const at = body.id === '' ? (running ?? all[0]) : all.find(({ round }) => round.id === body.id);
  if (at === undefined) return { state, data: null };
  const { usercode } = person;
  const { round, paid, held } = at;
  const open = ordersFor(state, round).find((order) => order.buyer === usercode && order.state === 'created');
  return {
    state,
    data: {
      ...cardOf(state, at, usercode),
      left: at.state === 'running' ? round.total - paid - held : 0,
      limit: round.limit,
      taken: sharesTaken(state, round, usercode),
      numbers: at.purchases
        .filter(({ buyer }) => buyer === usercode)
        .flatMap(({ first, count }) => Array.from({ length: count }, (_, index) => first + index)),
      open:
        open === undefined
          ? null
          : {
              id: open.id,
              count: open.count,
              money: open.money,
              payBefore: toMoment(open.payBefore),
            },
      commitment: commitmentOf(round.seed),
      past: all
        .flatMap((each) => {
          const winner = winnerOf(state, each, usercode);
          if (winner === null || each.drawnAt === null || each.round.id === round.id) return [];
          const { id, serial, name } = each.round;
          return [{ id, serial, name, drawnAt: toMoment(each.drawnAt), winner }];
        })
        .slice(0, pastShown),
    },
  };
};

const treasureDraw: Handler<typeof endpoints.treasureDraw> = (state, { body, person }, now) => {
  const round = roundWith(state, body.id);
  if (round === undefined) return { state, refusal: { code: '6101', message: '没有找到这一期夺宝' } };
  const at = roundNow(state, round, now);
  return {
    state,
    data: {
      commitment: commitmentOf(round.seed),
      seed: at.state === 'drawn' ? round.seed : null,
      total: round.total,
      announced: at.winner?.number ?? null,
      shares: at.purchases.map(({ first, count, paidAt, buyer }) => ({
        first,
        count,
        paidAt: toMoment(paidAt),
        name: shownName(state, buyer),
        isMe: buyer === person.usercode,
      })),
    },
  };
};

const joinTreasure: Handler<typeof endpoints.joinTreasure> = (state, { body, person }, now) => {
  const done = roundJoined(state, body, person, now);
  return 'refusal' in done ? { state, refusal: done.refusal } : { state: done.state, data: { id: done.id } };
};

const treasureOrders: Handler<typeof endpoints.treasureOrders> = (state, { body, person }, now) => {
  const rows = shareRows(state, person.usercode, now);
  const from = (body.page - 1) * body.size;
  const shown = rows.slice(from, from + body.size);
  return {
    state,
    data: { total: rows.length, orders: shown.map((row) => orderOnWire(state, row, person.usercode)) },
  };
};

const treasureOrder: Handler<typeof endpoints.treasureOrder> = (state, { body, person }, now) => {
  const rows = shareRows(state, person.usercode, now);
  const row = body.id === '' ? rows[0] : rows.find(({ id }) => id === body.id);
  if (row === undefined) return { state, data: null };
  return {
    state,
    data: {
      ...orderOnWire(state, row, person.usercode),
      refundedAt: row.refundedAt === null ? null : toMoment(row.refundedAt),
      address: claimOf(state, row.id)?.address ?? null,
    },
  };
};

const claimTreasure: Handler<typeof endpoints.claimTreasure> = (state, { body, person }, now) => {
  const say = (code: string, message: string) => ({ state, refusal: { code, message } });
  const barred = refusalOfPayer(state, person);
  if (person.departed && barred !== null) return { state, refusal: barred };
  const row = shareRows(state, person.usercode, now).find(({ id }) => id === body.id);
  if (row?.result !== 'won') return say('6110', '没有找到这份奖品');
  if (claimOf(state, row.id) !== undefined) return say('6111', '这份奖品已经领取过');
  const target = addressesOf(state, person.usercode).find(({ id }) => id === body.addressId);
  if (target === undefined) return say('6112', '没有找到收货地址，请重新选择');
  const { name, phone, detail } = target;
  const claim = { order: row.id, time: now, address: { name, phone, area: placeText(target), detail } };
  const treasure = { ...state.treasure, claims: [...state.treasure.claims, claim] };
  return { state: { ...state, treasure }, data: {} };
};

function roundsNow(state: MockState, now: number): readonly RoundNow[] {
  return roundsOf(state.seed)
    .map((round) => roundNow(state, round, now))
    .sort(
      (one, other) =>
        turns.indexOf(one.state) - turns.indexOf(other.state) ||
        (other.drawnAt ?? 0) - (one.drawnAt ?? 0) ||
        other.round.serial - one.round.serial,
    );
}

function unpaid({ round, paid }: RoundNow): number {
  return round.total - paid;
}

function cardOf(
  state: MockState,
  at: RoundNow,
  usercode: string,
): WireDataOf<typeof endpoints.treasureOrders>['orders'] extends readonly (infer One extends {
  round: unknown;
})[]
  ? One['round']
  : never {
  const { round, paid, purchases, drawnAt } = at;
  const { id, serial, name, picture, worth, price, total, startsAt, endsAt } = round;
  const mine = purchases.filter(({ buyer }) => buyer === usercode);
  return {
    id,
    serial,
    name,
    picture,
    worth,
    price,
    total,
    paid,
    mine: mine.reduce((sum, { count }) => sum + count, 0),
    state: at.state,
    startsAt: toMoment(startsAt),
    endsAt: toMoment(endsAt),
    drawnAt: drawnAt === null ? null : toMoment(drawnAt),
    winner: winnerOf(state, at, usercode),
  };
}

function winnerOf(state: MockState, { winner }: RoundNow, usercode: string) {
  if (winner === null) return null;
  const { number, purchase } = winner;
  return { name: shownName(state, purchase.buyer), number, isMe: purchase.buyer === usercode };
}

function shownName(state: MockState, usercode: string): string {
  return maskName(colleague(state, usercode)?.name ?? usercode);
}

function orderOnWire(state: MockState, row: ShareRow, usercode: string) {
  const { id, at, count, result, createdAt, payBefore, numbers } = row;
  const claimedAt = claimOf(state, id)?.time ?? null;
  return {
    id,
    round: cardOf(state, at, usercode),
    count,
    money: times(at.round.price, count),
    payment: wireSources(state, row),
    state: row.state,
    result,
    createdAt: toMoment(createdAt),
    payBefore: toMoment(payBefore),
    numbers: [...numbers],
    claimedAt: claimedAt === null ? null : toMoment(claimedAt),
  };
}

function claimOf({ treasure }: MockState, id: string) {
  return treasure.claims.find(({ order }) => order === id);
}

export const handlers = [
  serve(endpoints.treasureRounds, treasureRounds),
  serve(endpoints.treasureRound, treasureRound),
  serve(endpoints.treasureDraw, treasureDraw),
  serve(endpoints.joinTreasure, joinTreasure),
  serve(endpoints.treasureOrders, treasureOrders),
  serve(endpoints.treasureOrder, treasureOrder),
  serve(endpoints.claimTreasure, claimTreasure),
];
