import * as coupon from '@/api/endpoints/coupon';
import * as goods from '@/api/endpoints/goods';
import * as level from '@/api/endpoints/level';
import { toMoment } from '@/domain/business-time';
import type { GoodsOrder } from '@/domain/mall/goods-list';
import { serve, type Handler } from '@/mocks/core/handler';
import type { Person } from '@/mocks/core/people';
import type { MockState } from '@/mocks/core/state';
import { couponCode, couponsOf, couponState, couponUsedAt, type MallCoupon } from '@/mocks/life/coupons';
import { goodsCard, suitedTo, type Goods } from '@/mocks/life/goods';
import { isFavouriteGoods } from '@/mocks/mall/favourites';
import { wonCoupons } from '@/mocks/prizes/prizes';
import { examCoupons } from '@/mocks/quiz/exam-prizes';
import { levelOf } from './levels';

const queryLevel: Handler<typeof level.queryLevel> = (state, { person }) => ({
  state,
  data: levelOf(person.index),
});

const getCouponList: Handler<typeof coupon.getCouponList> = (state, { body, person }, now) => ({
  state,
  data: {
    coupons: vouchersOf(state, person)
      .map((each) => ({ ...each, state: couponState(each, state.usedCoupons, now) }))
      .filter((each) => body.state === undefined || each.state === body.state)
      .sort((one, other) => one.expiresAt - other.expiresAt)
      .map((each) => {
        const { id, name, worth, state: at, shop, least, startsAt, expiresAt } = each;
        const usedAt = couponUsedAt(each, state.usedCoupons);
        return {
          id,
          name,
          worth,
          state: at,
          shop,
          least,
          code: couponCode(id),
          startsAt: startsAt === undefined ? null : toMoment(startsAt),
          expiresAt: toMoment(expiresAt),
          usedAt: usedAt === null ? null : toMoment(usedAt),
        };
      }),
  },
});

const updateCouponUsedStatus: Handler<typeof coupon.updateCouponUsedStatus> = (
  state,
  { body: { id }, person },
  now,
) => {
  const found = vouchersOf(state, person).find((each) => each.id === id);
  if (found === undefined) return { state, refusal: { code: '5901', message: '没有找到这张券' } };
  if (found.shop !== 'shops') return { state, refusal: { code: '5904', message: '这张券在线上付款时使用' } };
  // Marked before, perhaps by a call whose answer got lost.
  if (state.usedCoupons[id] !== undefined) return { state, data: {} };
  const at = couponState(found, state.usedCoupons, now);
  if (at === 'used') return { state, refusal: { code: '5902', message: '这张券已经用过了' } };
  if (found.startsAt !== undefined && now < found.startsAt)
    return { state, refusal: { code: '5905', message: '这张券还没到可以用的时间' } };
  if (at === 'expired') return { state, refusal: { code: '5903', message: '这张券已经到期了' } };
  return {
    state: { ...state, usedCoupons: { ...state.usedCoupons, [id]: { order: '', at: now } } },
    data: {},
  };
};

/** All vouchers of a person, those from prizes too. */
function vouchersOf(state: MockState, { index, usercode }: Person): readonly MallCoupon[] {
  return [
    ...couponsOf(state.seed.epoch, index),
    ...wonCoupons(state, usercode),
    ...examCoupons(state, usercode),
  ];
}

/** What each order of goods compares; those that suit the person keep their places. */
const goodsOrdered: Readonly<Record<GoodsOrder, (one: Goods, other: Goods) => number>> = {
  suited: () => 0,
  cheap: (one, other) => one.price - other.price,
  dear: (one, other) => other.price - one.price,
  saving: (one, other) => other.usualPrice - other.price - (one.usualPrice - one.price),
};

const goodsList: Handler<typeof goods.goodsList> = (state, { body, person }) => {
  const { category, order = 'suited', favourites = false, page, size } = body;
  const found = suitedTo(person.index)
    .filter(({ kind }) => category === undefined || kind === category)
    .filter(({ id }) => !favourites || isFavouriteGoods(state, person.usercode, id))
    .sort(goodsOrdered[order]);
  const from = (page - 1) * size;
  return {
    state,
    data: { total: found.length, goods: found.slice(from, from + size).map(goodsCard) },
  };
};

export const handlers = [
  serve(level.queryLevel, queryLevel),
  serve(coupon.getCouponList, getCouponList),
  serve(coupon.updateCouponUsedStatus, updateCouponUsedStatus),
  serve(goods.goodsList, goodsList),
];
