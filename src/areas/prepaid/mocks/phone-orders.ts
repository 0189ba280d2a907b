import type * as v from 'valibot';
import { toClock } from '@/domain/business-time';
import { orderCreated } from '@/mocks/cashier/orders';
import type { Refusal } from '@/mocks/core/handler';
import type { Person } from '@/mocks/core/people';
import type { MockState } from '@/mocks/core/state';
import { refusalOfPayer } from '@/mocks/payment-security/payer';
import type { phoneTopUpOrder } from '../endpoints/phone-top-up';
import { isPhoneNumber } from '../rules/phone-number';
import { topUpPrice } from '../rules/top-up-price';
import { closedUntil, operatorNames, operatorNow } from './operators';
import { offersOf, topUpCouponsOf } from './top-up-offers';
import type { TopUpPart } from './top-up-part';

type OrderRequest = v.InferOutput<(typeof phoneTopUpOrder)['body']>;

/** Orders a top-up, which holds its coupon until it is paid or closed; or returns the refusal. */
export function topUpOrdered(
  state: MockState,
  orderRequest: OrderRequest,
  buyer: Person,
  now: number,
): { state: MockState; id: string } | { refusal: Refusal } {
  const say = (code: string, message: string) => ({ refusal: { code, message } });
  const barred = refusalOfPayer(state, buyer);
  if (buyer.departed && barred !== null) return { refusal: barred };
  const operator = operatorNow(orderRequest.number);
  if (!isPhoneNumber(orderRequest.number) || operator === null)
    return say('6401', '手机号不对，请核对后再充');
  const closed = closedUntil(operator, now);
  const name = operatorNames[operator];
  if (closed !== null) return say('6402', `${name}正在维护，${toClock(closed)} 后再充`);
  const offer = offersOf(operator).find(({ id }) => id === orderRequest.offer);
  if (offer === undefined) return say('6403', '这个面额已下架，请换一个');
  if (offer.isSoldOut) return say('6404', `${name} ${offer.face} 元暂时没有了，请换一个面额`);
  const coupons = topUpCouponsOf(state, buyer, now);
  const { coupon, off, total } = topUpPrice(offer, coupons, orderRequest.coupon, now);
  if (orderRequest.coupon !== '' && coupon === null)
    return say('6405', '优惠券已用过、到期，或不能用于这个面额');
  if (total !== orderRequest.money) return say('6406', '价格有变化，请核对后再充');
  const topUp: TopUpPart = {
    number: orderRequest.number,
    operator,
    face: offer.face,
    coupon: coupon === null ? null : { id: coupon.id, name: coupon.name, off },
    creditedAt: null,
    failure: '',
  };
  const created = orderCreated(
    state,
    {
      buyer: buyer.usercode,
      product: 'goods',
      merchant: name,
      goods: `话费 ${offer.face} 元 · 尾号 ${orderRequest.number.slice(-4)}`,
      count: 1,
      money: total,
      returnUrl: '#/rechargeNewTel?view=records',
      topUp,
    },
    now,
  );
  return { state: withCoupon(created.state, topUp, created.id, now), id: created.id };
}

function withCoupon(state: MockState, { coupon }: TopUpPart, order: string, at: number): MockState {
  if (coupon === null) return state;
  return { ...state, usedCoupons: { ...state.usedCoupons, [coupon.id]: { order, at } } };
}
