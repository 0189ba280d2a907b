import * as coupon from '@/api/endpoints/coupon';
import * as goods from '@/api/endpoints/goods';
import * as level from '@/api/endpoints/level';
import { toMoment } from '@/domain/business-time';
import { toCoins } from '@/domain/money';
import { couponsOf, couponState } from './coupons';
import { flashSessions } from './flash-sale';
import { pictureOf, suitedTo, type Goods } from './goods';
import { levelOf } from './levels';
import { serve, type Handler } from '@/mocks/core/handler';
import { wonCoupons } from '@/mocks/prizes/prizes';

const queryLevel: Handler<typeof level.queryLevel> = (state, { person }) => ({
  state,
  data: levelOf(person.index),
});

const getCouponList: Handler<typeof coupon.getCouponList> = (state, { body, person }, now) => ({
  state,
  data: {
    coupons: [...couponsOf(state.seed.epoch, person.index), ...wonCoupons(state, person.usercode)]
      .map((each) => ({ ...each, state: couponState(each, state.usedCoupons, now) }))
      .filter((each) => body.state === undefined || each.state === body.state)
      .sort((one, other) => one.expiresAt - other.expiresAt)
      .map(({ id, name, worth, state: at, expiresAt }) => ({
        id,
        name,
        worth: worth.kind === 'coins' ? { kind: worth.kind, amount: toCoins(worth.amount) } : worth,
        state: at,
        expiresAt: toMoment(expiresAt),
      })),
  },
});

export const goodsList: Handler<typeof goods.goodsList> = (state, { body, person }) => {
  const suited = suitedTo(person.index);
  const from = (body.page - 1) * body.size;
  return {
    state,
    data: { total: suited.length, goods: suited.slice(from, from + body.size).map(cardOf) },
  };
};

const secKillingList: Handler<typeof goods.secKillingList> = (state, _visit, now) => ({
  state,
  data: {
    sessions: flashSessions(now).map(({ id, startsAt, endsAt, goods: offered }) => ({
      id,
      startsAt: toMoment(startsAt),
      endsAt: toMoment(endsAt),
      goods: offered.map(({ goods: each, price, stock, left }) => ({
        ...cardOf(each),
        price: toCoins(price),
        usualPrice: toCoins(each.price),
        stock,
        left,
      })),
    })),
  },
});

function cardOf(each: Goods) {
  const { id, name, price, usualPrice } = each;
  return { id, name, picture: pictureOf(each), price: toCoins(price), usualPrice: toCoins(usualPrice) };
}

export const handlers = [
  serve(level.queryLevel, queryLevel),
  serve(coupon.getCouponList, getCouponList),
  serve(goods.goodsList, goodsList),
  serve(goods.secKillingList, secKillingList),
];
