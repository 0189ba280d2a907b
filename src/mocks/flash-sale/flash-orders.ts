import type * as v from 'valibot';
import type { secKillingOrder } from '@/api/endpoints/flash-sale';
import { toClock, toMoment } from '@/domain/business-time';
import { purchaseProblem, type PurchaseProblem } from '@/domain/flash-sale/purchase';
import { tenths, times } from '@/domain/money';
import type { Refusal } from '@/mocks/core/handler';
import type { MockState } from '@/mocks/core/state';
import { destinationOf, mallOrderCreated, piecesBought } from '@/mocks/mall/mall-orders';
import { flashLimit, flashSessionWith, type FlashGoods, type FlashSession } from './flash-sessions';

/** An order request in a session. */
export type FlashOrderRequest = v.InferOutput<(typeof secKillingOrder)['body']>;

/** An unpaid order of the flash sale gives its goods back after this time, ms. */
const payableFor = 5 * 60_000;

/** Goods of a session by their ids; undefined where the session does not offer them. */
export function offeredIn(
  state: MockState,
  { session: id, goods: goodsId }: Pick<FlashOrderRequest, 'session' | 'goods'>,
  now: number,
): { session: FlashSession; offer: FlashGoods } | undefined {
  const session = flashSessionWith(state.sold, id, now);
  const offer = session?.goods.find(({ variant }) => variant.goods.id === goodsId);
  return session === undefined || offer === undefined ? undefined : { session, offer };
}

/** Places an order of the flash sale as things stand at this moment, or says why it cannot be placed. */
export function flashOrderPlaced(
  state: MockState,
  orderRequest: FlashOrderRequest,
  buyer: string,
  now: number,
): { state: MockState; id: string } | { refusal: Refusal } {
  const refusal = flashRefusal(state, orderRequest, buyer, now);
  const found = offeredIn(state, orderRequest, now);
  const address = destinationOf(state, buyer, orderRequest.address);
  if (refusal !== null || found === undefined || address === null) return { refusal: refusal ?? unknown };
  const { variant, price } = found.offer;
  const { goods, id, values } = variant;
  const total = times(price, orderRequest.count);
  const part = {
    lines: [{ goodsId: goods.id, variant: id, name: goods.name, values, price, count: orderRequest.count }],
    address,
    coupon: null,
    goodsMoney: total,
    deliveryFee: tenths(0),
    message: '',
    activity: '',
    session: found.session.id,
    shippedAt: null,
    receivedAt: null,
  };
  return mallOrderCreated(state, { buyer, part, total, page: '/secKillingOrderDetail', payableFor }, now);
}

const unknown: Refusal = { code: '5900', message: '这场没有这件商品' };

/** Why an order of the flash sale cannot be placed; null where it can. */
export function flashRefusal(
  state: MockState,
  orderRequest: FlashOrderRequest,
  buyer: string,
  now: number,
): Refusal | null {
  const found = offeredIn(state, orderRequest, now);
  if (found === undefined) return unknown;
  const { session, offer } = found;
  const problem = purchaseProblem(
    {
      startsAt: toMoment(session.startsAt),
      endsAt: toMoment(session.endsAt),
      left: offer.left,
      limit: flashLimit,
      bought: piecesBought(state, buyer, orderRequest.goods, session.id),
    },
    orderRequest.count,
    now,
  );
  if (problem !== null) return refusals[problem](session, offer);
  if (destinationOf(state, buyer, orderRequest.address) === null)
    return { code: '5801', message: '收货地址已经不在了，请重新选择' };
  if (times(offer.price, orderRequest.count) !== orderRequest.money)
    return { code: '5809', message: '价格有变化，请核对后再提交' };
  return null;
}

const refusals: Readonly<Record<PurchaseProblem, (session: FlashSession, offer: FlashGoods) => Refusal>> = {
  soon: ({ startsAt }) => ({ code: '5901', message: `还没开始，${toClock(startsAt)} 开抢` }),
  over: ({ endsAt }) => ({ code: '5902', message: `本场 ${toClock(endsAt)} 已结束` }),
  limit: () => ({ code: '5903', message: `每人限购 ${flashLimit} 件` }),
  soldOut: () => ({ code: '5904', message: '已抢完' }),
  fewer: (_, { left }) => ({ code: '5905', message: `只剩 ${left} 件了` }),
};
