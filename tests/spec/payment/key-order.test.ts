import { expect, it } from 'vitest';
import { keysInOrder, shuffledKeys } from '@/domain/payment/key-order';

it('the keys are drawn one by one, each digit once', () => {
  expect(shuffledKeys((limit) => Math.floor(limit / 2))).toBe('6574839201');
  expect(shuffledKeys(() => 0)).toBe(keysInOrder);
  expect(shuffledKeys((limit) => limit - 1)).toBe('0987654321');
});
