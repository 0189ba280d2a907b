import { tenths } from '@/domain/money';
import { person } from '@/mocks/core/people';
import type { MockState } from '@/mocks/core/state';
import { orderCreated } from './orders';

/** An order of the person that may be paid for another half an hour. */
export function withOrderToPay(before: MockState): MockState {
  const { epoch } = before.seed;
  const content = {
    buyer: person(0).usercode,
    product: 'goods',
    merchant: '云杉生活馆',
    goods: '秋冬暖礼盒',
    count: 1,
    money: tenths(1_680),
    returnUrl: '',
  } as const;
  const { id, state } = orderCreated(before, content, epoch);
  const payBefore = epoch + 30 * 60_000;
  return {
    ...state,
    orders: state.orders.map((order) => (order.id === id ? { ...order, payBefore } : order)),
  };
}
