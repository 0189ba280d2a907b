import { expect, it } from 'vitest';
import { shownBalance } from '@/domain/account';
import { tenths } from '@/domain/money';

it.each([
  ['GLZ', -5, 0],
  ['GLZ', 0, 0],
  ['GLZ', 5, 5],
  ['XF', -5, -5],
  ['XF', 5, 5],
] as const)(
  'an overdrawn incentive account shows 0, every other one its balance: %s %i',
  (accountType, balance, shown) => {
    expect(shownBalance({ accountType, balanceAmt: tenths(balance) })).toBe(shown);
  },
);
