import type * as v from 'valibot';
import type { orderPay } from '@/api/endpoints/mall-order';
import { placeText } from '@/domain/addresses/address';
import { priceOf } from '@/domain/mall/pricing';
import { tenths, type Tenths } from '@/domain/money';
import { linesLeft } from '@/domain/orders/refund';
import { countCharacters } from '@/domain/text';
import { activityOffer } from '@/mocks/activities/activity-goods';
import { addressesOf } from '@/mocks/addresses/addresses';
import type { OrderLine } from '@/mocks/cashier/cashier-order';
import { orderCreated } from '@/mocks/cashier/orders';
import type { Refusal } from '@/mocks/core/handler';
import type { Person } from '@/mocks/core/people';
import type { MockState } from '@/mocks/core/state';
import { deliveryTerms, mallShop } from './delivery-terms';
import { goodsHeld } from './held-goods';
import { mallCouponsOf } from './mall-coupons';
import type { MallPart, OrderAddress } from './mall-part';
import { stockOf, variantWith, type Variant } from './variants';

type OrderRequest = v.InferOutput<(typeof orderPay)['body']>;

/** How many pieces one person may buy of goods that no activity offers. */
const usualLimit = 5;
const longestMessage = 50;

/** The conditions of a sale: the price, and the limit for each person. */
export function offerOf(
  state: MockState,
  { goods, price }: Variant,
  activity: string,
  now: number,
): { price: Tenths; limit: number; isByActivity: boolean } {
  const offer = activity === '' ? null : activityOffer(state, activity, goods.id, now);
  if (offer === null) return { price, limit: usualLimit, isByActivity: false };
  // What a specification costs on top of the goods it costs in an activity too.
  return {
    price: tenths(offer.price + (price - goods.price)),
    limit: offer.limitPerPerson,
    isByActivity: true,
  };
}

/** How many pieces of goods a person has ordered and not given back; those of a session of the flash sale count apart. */
export function piecesBought({ orders }: MockState, buyer: string, goodsId: string, session = ''): number {
  const counts = orders.flatMap(({ buyer: of, state, mall, refunds }) =>
    of !== buyer || mall?.session !== session || state === 'closed'
      ? []
      : linesLeft({ lines: mall.lines, refunds: refunds.filter(({ backAt }) => backAt !== null) })
          .filter(({ variant }) => variantWith(variant)?.goods.id === goodsId)
          .map(({ count }) => count),
  );
  return counts.reduce((total, count) => total + count, 0);
}

/** Places an order at today's prices, or says why it cannot be placed. */
export function placed(
  state: MockState,
  orderRequest: OrderRequest,
  person: Person,
  now: number,
): { state: MockState; id: string } | { refusal: Refusal } {
  const judged = judge(state, orderRequest, person, now);
  if ('refusal' in judged) return judged;
  const { part, total } = judged;
  return mallOrderCreated(state, { buyer: person.usercode, part, total, page: '/activityOrderDetail' }, now);
}

interface NewOrder {
  readonly buyer: string;
  readonly part: MallPart;
  readonly total: Tenths;
  /** The page of the order, to which the cashier leads back. */
  readonly page: '/activityOrderDetail' | '/secKillingOrderDetail';
  readonly payableFor?: number;
}

/** An order of the mall, which holds its goods and coupon from now on. */
export function mallOrderCreated(
  state: MockState,
  { buyer, part, total, page, payableFor }: NewOrder,
  now: number,
): { state: MockState; id: string } {
  const [first] = part.lines;
  const count = part.lines.reduce((sum, line) => sum + line.count, 0);
  const goods =
    part.lines.length > 1 ? `${first?.name ?? ''} 等 ${part.lines.length} 种` : (first?.name ?? '');
  const created = orderCreated(
    state,
    { buyer, product: 'goods', merchant: mallShop, goods, count, money: total, returnUrl: '', mall: part },
    now,
    payableFor,
  );
  const { id } = created;
  const orders = created.state.orders.map((order) =>
    order.id === id ? { ...order, returnUrl: `#${page}?id=${id}` } : order,
  );
  return { state: goodsHeld({ ...created.state, orders }, part, id, now), id };
}

/** Where an order to a saved address goes; null where the person has no such address. */
export function destinationOf(state: MockState, buyer: string, address: string): OrderAddress | null {
  const saved = addressesOf(state, buyer).find(({ id }) => id === address);
  if (saved === undefined) return null;
  const { name, phone, detail } = saved;
  return { name, phone, area: placeText(saved), detail };
}

function judge(
  state: MockState,
  orderRequest: OrderRequest,
  person: Person,
  now: number,
): { part: MallPart; total: Tenths } | { refusal: Refusal } {
  const say = (code: string, message: string) => ({ refusal: { code, message } });
  const address = destinationOf(state, person.usercode, orderRequest.address);
  if (address === null) return say('5801', '收货地址已经不在了，请重新选择');
  if (countCharacters(orderRequest.message) > longestMessage)
    return say('5802', `留言最多 ${longestMessage} 个字`);
  const lines: OrderLine[] = [];
  for (const { variant: id, count } of orderRequest.lines) {
    const variant = variantWith(id);
    if (variant === undefined) return say('5803', '商品已下架');
    const { goods, values } = variant;
    const { price, limit, isByActivity } = offerOf(state, variant, orderRequest.activity, now);
    if (orderRequest.activity !== '' && !isByActivity) return say('5804', '活动已结束，请按原价购买');
    const stock = stockOf(state, variant);
    if (stock === 0) return say('5805', `${goods.name} 刚刚卖完了`);
    if (count > stock) return say('5806', `${goods.name} 只剩 ${stock} 件了`);
    if (count > limit - piecesBought(state, person.usercode, goods.id))
      return say('5807', `${goods.name} 每人限购 ${limit} 件`);
    lines.push({ goodsId: goods.id, variant: id, name: goods.name, values, price, count });
  }
  const coupon = mallCouponsOf(state, person, now).find(({ id }) => id === orderRequest.coupon) ?? null;
  if (orderRequest.coupon !== '' && coupon === null) return say('5808', '优惠券已用过或已到期');
  const price = priceOf({ lines, delivery: deliveryTerms, coupon, points: 0 });
  if (coupon !== null && price.coupon === 0) return say('5808', '这张优惠券不能用于这笔订单');
  if (price.total !== orderRequest.money) return say('5809', '价格有变化，请核对后再提交');
  return {
    total: price.total,
    part: {
      lines,
      address,
      coupon: coupon === null ? null : { id: coupon.id, name: coupon.name, off: price.coupon },
      goodsMoney: price.goods,
      deliveryFee: price.delivery,
      message: orderRequest.message,
      activity: orderRequest.activity,
      session: '',
      shippedAt: null,
      receivedAt: null,
    },
  };
}
