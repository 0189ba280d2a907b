import { describe, expect, it } from 'vitest';
import { tenths } from '@/domain/money';
import { percentOf } from '@/mocks/core/percent-of';

describe('the share of a price', () => {
  it.each([
    [1390, 80, 1112],
    [5, 90, 5],
    [5, 50, 3],
    [499, 85, 424],
    [0, 80, 0],
    // 0.07 × 1,150 is 80.50000000000001 and 0.35 × 90 is 31.499999999999996 in floating point.
    [1150, 7, 81],
    [90, 35, 32],
  ])('of %i tenths at %i percent is %i, half up', (price, percent, share) => {
    expect(percentOf(tenths(price), percent)).toBe(share);
  });
});
