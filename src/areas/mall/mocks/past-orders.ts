import { tenths } from '@/domain/money';
import { accountHistoryOf, type AccountHistory } from '@/mocks/accounts/account-history';
import type { CashierOrder } from '@/mocks/cashier/cashier-order';
import { orderId } from '@/mocks/cashier/order-id';
import { pastOrder } from '@/mocks/cashier/past-order';
import { personal } from '@/mocks/core/ledger';
import { person } from '@/mocks/core/people';
import { chance, mix } from '@/mocks/core/random';
import type { Seed } from '@/mocks/core/state';
import { allGoods } from '@/mocks/life/goods';
import { mallShop, receivedAfter } from '@/mocks/mall/delivery-terms';
import type { OrderAddress } from '@/mocks/mall/mall-part';
import { variantsOf, type Variant } from '@/mocks/mall/variants';

const hour = 3_600_000;
const day = 24 * hour;

interface Purchase {
  /** The line of the bill; null where no coins were paid. */
  billId: string | null;
  variant: Variant;
  money: number;
  paidAt: number;
  /** It was given up before anything was paid. */
  isClosed?: boolean;
}

/** Over how many days they are spread. */
const pastDays = 420;

const made = new WeakMap<AccountHistory, readonly CashierOrder[]>();

/**
 * What a person ordered in the mall before the world began, oldest first. The purchases in the person's bill are these orders, two more
 * were paid by a bank card and are still on their way, and a world with many orders has others that were given up: whatever took coins is
 * in the bill.
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
  const coming = [31, 77].flatMap((index, comingIndex): Purchase[] => {
    const goods = allGoods[index];
    const [variant] = goods === undefined ? [] : variantsOf(goods);
    if (variant === undefined) return [];
    return [
      {
        billId: null,
        variant,
        money: variant.price,
        paidAt: epoch - (comingIndex + 1) * 30 * hour,
      },
    ];
  });
  const known = [...billed, ...coming];
  const others = Array.from({ length: Math.max(0, orders - known.length) }, (_, index) => {
    const variant = firstVariants()[mix(95, index) % allGoods.length];
    if (variant === undefined) throw new Error('the mall has no goods');
    const paidAt = epoch - Math.floor((3 + chance(96, index) * pastDays) * day);
    return { billId: null, variant, money: variant.price, paidAt, isClosed: true };
  });
  return [...known, ...others]
    .sort((one, other) => one.paidAt - other.paidAt)
    .map((purchase, index) => {
      const order = orderOfPurchase(purchase, usercode, index);
      return purchase.isClosed === true ? givenUp(order) : order;
    });
}

let first: readonly Variant[] | null = null;

/** The usual specification of all goods. */
function firstVariants(): readonly Variant[] {
  first ??= allGoods.flatMap((goods) => variantsOf(goods).slice(0, 1));
  return first;
}

/** An order that its buyer gave up a minute after placing it. */
function givenUp(order: CashierOrder): CashierOrder {
  return {
    ...order,
    state: 'closed',
    payment: null,
    closed: { by: 'payer', at: order.createdAt + 60_000 },
    mall: order.mall === null ? null : { ...order.mall, shippedAt: null },
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
  index: number,
): CashierOrder {
  const amount = tenths(money);
  const { goods, values, id: variantId } = variant;
  return pastOrder({
    id: orderId(paidAt, 9_000 + index),
    buyer,
    merchant: mallShop,
    goods: goods.name,
    money: amount,
    createdAt: paidAt - 60_000,
    paidAt,
    state: 'shipped',
    billId,
    parts: {
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
    },
  });
}

/** Where the person had things sent. */
const usualAddress: OrderAddress = {
  name: '林晓禾',
  phone: '13800006188',
  area: '浙江省杭州市西湖区',
  detail: '云杉中心 3 号楼，前台代收',
};

/** Buyers confirm receipt after about two days; after that it counts as confirmed. */
function receivedInTime(order: CashierOrder, now: number): CashierOrder {
  const { mall } = order;
  if (mall?.shippedAt == null || order.state !== 'shipped') return order;
  const isComing = order.payment?.billId === null;
  const receivedAt = mall.shippedAt + (isComing ? receivedAfter : 2 * day);
  return now < receivedAt ? order : { ...order, state: 'received', mall: { ...mall, receivedAt } };
}
