import { describe, expect, it } from 'vitest';
import {
  isPayable,
  isSettled,
  orderChanges,
  orderStateAfter,
  orderStates,
  type OrderChange,
  type OrderState,
} from '@/domain/orders/order-state';

const legal: readonly [OrderState, OrderChange, OrderState][] = [
  ['created', 'reserve', 'paying'],
  ['created', 'settle', 'paid'],
  ['created', 'close', 'closed'],
  ['paying', 'settle', 'paid'],
  ['paying', 'release', 'created'],
  ['paying', 'close', 'closed'],
  ['paid', 'askRefund', 'refunding'],
  ['refunding', 'refuseRefund', 'paid'],
  ['refunding', 'refund', 'refunded'],
];

describe('the state of an order', () => {
  it.each(legal)('%s becomes by %s: %s', (from, change, to) => {
    expect(orderStateAfter(from, change)).toBe(to);
  });

  it('has no other change', () => {
    const found = orderStates.flatMap((state) =>
      orderChanges
        .filter((change) => orderStateAfter(state, change) !== null)
        .map((change) => [state, change]),
    );
    const named = legal.map(([from, change]) => [from, change]);
    expect(new Set(found.map(String))).toEqual(new Set(named.map(String)));
  });

  it('may be paid while it is new, and nothing more happens by itself once it is paid, closed or refunded', () => {
    expect(orderStates.filter(isPayable)).toEqual(['created']);
    expect(orderStates.filter(isSettled)).toEqual(['paid', 'closed', 'refunded']);
  });
});
