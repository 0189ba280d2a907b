import { tenths } from '@/domain/money';
import type { CashierOrder } from '@/mocks/cashier/cashier-order';
import { orderCreated, orderOf } from '@/mocks/cashier/orders';
import { me, pinned } from './gateways/mock-gateways';
import { changeWorld, gatewayState } from './gateways/screen-network';

export const shop = '云杉生活馆';

/** An order of the person in the world of the screen; gives its id. */
export async function placeOrder(money = 880, changes: Partial<CashierOrder> = {}): Promise<string> {
  let placed = '';
  await changeWorld((before) => {
    const content = {
      buyer: me,
      product: 'goods',
      merchant: shop,
      goods: '团圆月饼礼盒',
      count: 1,
      money: tenths(money),
      returnUrl: '',
      ...changes,
    } as const;
    const { state, id } = orderCreated(before, content, pinned);
    placed = id;
    return { ...state, orders: state.orders.map((one) => (one.id === id ? { ...one, ...changes } : one)) };
  });
  return placed;
}

/** The order as the gateway keeps it. */
export async function orderNow(id: string): Promise<CashierOrder> {
  const found = orderOf(await gatewayState(), me, id, pinned);
  if (found === undefined) throw new Error(`there is no order ${id}`);
  return found;
}

export const cashierAt = (id: string): string => `/checkStandOrderAndPay?id=${id}`;
