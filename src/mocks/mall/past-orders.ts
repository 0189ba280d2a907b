import { toMoment } from '@/domain/business-time';
import { tenths } from '@/domain/money';
import { accountHistoryOf, type AccountHistory, type Seed } from '@/mocks/accounts/account-history';
import type { CashierOrder } from '@/mocks/cashier/cashier-order';
import { personal } from '@/mocks/core/ledger';
import { person } from '@/mocks/people/people';
import { allGoods } from '@/mocks/life/goods';
import { mix } from '@/mocks/core/random';
import { mallShop, receivedAfter } from './delivery-terms';
import type { OrderAddress } from './mall-part';
import { variantsOf, type Variant } from './variants';

const hour = 3_600_000;
const day = 24 * hour;

interface Purchase {
  billId: string | null;
  variant: Variant;
  money: number;
  paidAt: number;
}

const made = new WeakMap<AccountHistory, readonly CashierOrder[]>();

/**
 * What a person ordered in the mall before the world began, oldest first. The purchases in the person's bill are these orders, and two more
 * are still on their way.
 */
export function pastOrders(seed: Seed, usercode: string, now: number): readonly CashierOrder[] {
  if (usercode !== person(0).usercode) return [];
  const past = accountHistoryOf(seed);
  const known = made.get(past) ?? ordersIn(past, usercode, seed.epoch);
  made.set(past, known);
  return known.map((order) => receivedInTime(order, now));
}

function ordersIn(past: AccountHistory, usercode: string, epoch: number): readonly CashierOrder[] {
  const billed = past.rows(personal(usercode)).flatMap(({ posting, delta }): Purchase[] => {
    if (posting.kind !== 'purchase' || posting.source !== '龙币商城') return [];
    const variant = variantNear(-delta, mix(93, posting.time % 1_000_003));
    return [{ billId: posting.id, variant, money: -delta, paidAt: posting.time }];
  });
  const coming = [31, 77].flatMap((index, place): Purchase[] => {
    const goods = allGoods[index];
    const [variant] = goods === undefined ? [] : variantsOf(goods);
    if (variant === undefined) return [];
    return [
      {
        billId: null,
        variant,
        money: variant.price,
        paidAt: epoch - (place + 1) * 30 * hour,
      },
    ];
  });
  return [...billed, ...coming]
    .sort((one, other) => one.paidAt - other.paidAt)
    .map((purchase, place) => orderOfPurchase(purchase, usercode, place));
}

/** Goods whose price is close to what was paid. */
function variantNear(money: number, draw: number): Variant {
  const ranked = allGoods
    .flatMap((goods) => variantsOf(goods).slice(0, 1))
    .sort((one, other) => Math.abs(one.price - money) - Math.abs(other.price - money));
  const near = ranked[draw % 5];
  if (near === undefined) throw new Error('the mall has no goods');
  return near;
}

function orderOfPurchase(
  { billId, variant, money, paidAt }: Purchase,
  buyer: string,
  place: number,
): CashierOrder {
  const amount = tenths(money);
  const { goods, values, id: variantId } = variant;
  return {
    id: `${toMoment(paidAt).replace(/\D/g, '').slice(2, 12)}${9000 + place}`,
    buyer,
    product: 'goods',
    merchant: mallShop,
    goods: goods.name,
    count: 1,
    money: amount,
    returnUrl: '',
    createdAt: paidAt - 60_000,
    payBefore: paidAt + 14 * 60_000,
    state: 'shipped',
    payment: {
      way: 'coins',
      family: null,
      payer: buyer,
      coins: amount,
      thirdParty: tenths(0),
      points: 0,
      pointsMoney: tenths(0),
      sentAt: paidAt,
      waitsFor: null,
      settledAt: paidAt,
      billId,
    },
    failed: null,
    closed: null,
    refundAskedAt: null,
    refundedAt: null,
    secondHand: null,
    mall: {
      lines: [{ goodsId: goods.id, variant: variantId, name: goods.name, values, price: amount, count: 1 }],
      address: usualAddress,
      coupon: null,
      goodsMoney: amount,
      deliveryFee: tenths(0),
      message: '',
      activity: '',
      shippedAt: paidAt + hour / 2,
      receivedAt: null,
    },
  };
}

/** Where the person had things sent. */
const usualAddress: OrderAddress = {
  name: '林晓禾',
  phone: '13800006188',
  area: '浙江省杭州市西湖区',
  detail: '云杉中心 3 号楼，前台代收',
};

/** Somebody who has goods says so after two days or so; what was not said by then is taken as said. */
function receivedInTime(order: CashierOrder, now: number): CashierOrder {
  const { mall } = order;
  if (mall?.shippedAt == null) return order;
  const isComing = order.payment?.billId === null;
  const receivedAt = mall.shippedAt + (isComing ? receivedAfter : 2 * day);
  return now < receivedAt ? order : { ...order, state: 'received', mall: { ...mall, receivedAt } };
}
