import { describe, expect, it } from 'vitest';
import { formatNumber, roundTo } from '@/domain/format-number';

describe('a number that is shown', () => {
  it.each([
    [12_680.5, '12,680.50'],
    [1.005, '1.01'],
    [-1.005, '−1.01'],
    [0, '0.00'],
    [-0.001, '0.00'],
    [1_234_567, '1,234,567.00'],
  ])('has two decimals and its thousands separated: %d is %s', (value, shown) => {
    expect(formatNumber(value)).toBe(shown);
  });

  it.each([
    [1.25, 1, '1.3'],
    [2_600, 0, '2,600'],
    [1 / 3, 3, '0.333'],
  ])('has as many decimals as it is asked for: %d with %d is %s', (value, decimals, shown) => {
    expect(formatNumber(value, decimals)).toBe(shown);
  });

  it('is 0 where there is none', () => {
    expect(formatNumber(null)).toBe('0');
  });

  it('is rounded on its digits as they are written', () => {
    expect(roundTo(1.005)).toBe(1.01);
    expect(roundTo(-2.675)).toBe(-2.68);
    expect(roundTo(8.345)).toBe(8.35);
    expect(Object.is(roundTo(-0.001), 0)).toBe(true);
    expect(Object.is(roundTo(-0), 0)).toBe(true);
    expect([roundTo(-0.01), roundTo(-0.5), roundTo(-1, 0)]).toEqual([-0.01, -0.5, -1]);
  });
});
