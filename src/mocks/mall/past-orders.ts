import { toMoment } from '@/domain/business-time';
import { tenths } from '@/domain/money';
import { accountHistoryOf, type AccountHistory, type Seed } from '@/mocks/accounts/account-history';
import type { CashierOrder } from '@/mocks/cashier/cashier-order';
import { personal } from '@/mocks/core/ledger';
import { person } from '@/mocks/people/people';
import { allGoods } from '@/mocks/life/goods';
import { chance, mix } from '@/mocks/core/random';
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
  /** How an order ended that the bill does not have; others are received in time. */
  ending?: Ending | undefined;
}

type Ending = 'received' | 'closed' | 'refunded';
/** How orders of a world with many of them ended, in turn. */
const endings: readonly Ending[] = [
  ...Array<Ending>(7).fill('received'),
  'closed',
  ...Array<Ending>(5).fill('received'),
  'refunded',
];
/** Over how many days they are spread. */
const pastDays = 420;

const made = new WeakMap<AccountHistory, readonly CashierOrder[]>();

/**
 * What a person ordered in the mall before the world began, oldest first. The purchases in the person's bill are these orders, two more
 * are still on their way, and a world with many orders has others beside them.
 */
export function pastOrders(seed: Seed, usercode: string, now: number): readonly CashierOrder[] {
  if (usercode !== person(0).usercode) return [];
  const past = accountHistoryOf(seed);
  const known = made.get(past) ?? ordersIn(past, usercode, seed);
  made.set(past, known);
  return known.map((order) => receivedInTime(order, now));
}

function ordersIn(past: AccountHistory, usercode: string, { epoch, orders }: Seed): readonly CashierOrder[] {
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
  const known = [...billed, ...coming];
  const others = Array.from({ length: Math.max(0, orders - known.length) }, (_, place) => {
    const variant = firstVariants()[mix(95, place) % allGoods.length];
    if (variant === undefined) throw new Error('the mall has no goods');
    const paidAt = epoch - Math.floor((3 + chance(96, place) * pastDays) * day);
    return { billId: null, variant, money: variant.price, paidAt, ending: endings[place % endings.length] };
  });
  return [...known, ...others]
    .sort((one, other) => one.paidAt - other.paidAt)
    .map((purchase, place) => ended(orderOfPurchase(purchase, usercode, place), purchase));
}

let first: readonly Variant[] | null = null;

/** The usual specification of all goods. */
function firstVariants(): readonly Variant[] {
  first ??= allGoods.flatMap((goods) => variantsOf(goods).slice(0, 1));
  return first;
}

/** An order as it ended long ago; nothing of it is in the bill, so a refund would bring back coins that no entry shows going out. */
function ended(order: CashierOrder, { ending, paidAt }: Purchase): CashierOrder {
  const { mall, payment } = order;
  if (ending === undefined || mall === null || payment === null) return order;
  const notSent = { ...mall, shippedAt: null };
  if (ending === 'closed')
    return {
      ...order,
      state: 'closed',
      payment: null,
      mall: notSent,
      closed: { by: 'payer', at: paidAt },
    };
  if (ending === 'received')
    return { ...order, state: 'received', mall: { ...mall, receivedAt: paidAt + 2 * day } };
  const { coins, thirdParty, points, pointsMoney } = payment;
  const parts = { coins, thirdParty, points, pointsMoney, coupon: false };
  const [askedAt, backAt] = [paidAt + 600_000, paidAt + 660_000];
  const refund = {
    id: `R${order.id}`,
    lines: mall.lines.map(({ variant, count }) => ({ variant, count })),
    reason: 'unwanted',
    note: '',
    askedAt,
    due: parts,
    back: parts,
    backAt,
  } as const;
  return {
    ...order,
    state: 'refunded',
    mall: notSent,
    refunds: [refund],
    refundAskedAt: askedAt,
    refundedAt: backAt,
  };
}

/** Goods whose price is close to what was paid. */
function variantNear(money: number, draw: number): Variant {
  const ranked = firstVariants()
    .slice()
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
    refunds: [],
    refundAskedAt: null,
    refundedAt: null,
    secondHand: null,
    treasure: null,
    trip: null,
    topUp: null,
    card: null,
    mall: {
      lines: [{ goodsId: goods.id, variant: variantId, name: goods.name, values, price: amount, count: 1 }],
      address: usualAddress,
      coupon: null,
      goodsMoney: amount,
      deliveryFee: tenths(0),
      message: '',
      activity: '',
      session: '',
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
  if (mall?.shippedAt == null || order.state !== 'shipped') return order;
  const isComing = order.payment?.billId === null;
  const receivedAt = mall.shippedAt + (isComing ? receivedAfter : 2 * day);
  return now < receivedAt ? order : { ...order, state: 'received', mall: { ...mall, receivedAt } };
}
