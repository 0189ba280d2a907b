import { describe, expect, it } from 'vitest';
import { groupOf, isDeletable } from '@/domain/orders/order-kind';
import {
  isPaid,
  isPayable,
  isSettled,
  orderChanges,
  orderGroup,
  orderStateAfter,
  orderStates,
  wasPaid,
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
  ['paid', 'ship', 'shipped'],
  ['shipped', 'receive', 'received'],
  ['paid', 'credit', 'received'],
  ['paid', 'askRefund', 'refunding'],
  ['shipped', 'askRefund', 'refunding'],
  ['received', 'askRefund', 'refunding'],
  ['refunding', 'refund', 'refunded'],
  ['refunding', 'refuseRefund', 'shipped'],
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
    expect(orderStates.filter(isSettled)).toEqual(['paid', 'shipped', 'received', 'closed', 'refunded']);
  });

  it('counts as paid until somebody asks for the money back, and was paid even after that', () => {
    expect(orderStates.filter(isPaid)).toEqual(['paid', 'shipped', 'received']);
    expect(orderStates.filter(wasPaid)).toEqual(['paid', 'shipped', 'received', 'refunding', 'refunded']);
  });

  it('sorts an order into one group; a closed one is in none, and what is not delivered is done once it is paid', () => {
    expect(orderStates.map((state) => orderGroup(state, 'toShip'))).toEqual([
      'toPay',
      'toPay',
      'toShip',
      'toReceive',
      'done',
      null,
      'refund',
      'refund',
    ]);
    expect(orderGroup('paid', 'done')).toBe('done');
  });

  it('leaves a paid top-up among what is still to come until the operator has credited it', () => {
    expect(groupOf('top-up', 'paid')).toBe('toReceive');
    expect(groupOf('top-up', 'received')).toBe('done');
    expect(isDeletable('top-up', 'paid')).toBe(false);
  });
});
