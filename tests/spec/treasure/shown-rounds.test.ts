import { expect, it } from 'vitest';
import { chancePercent, oneIn, shareNumber, shortHex } from '@/areas/treasure/rules/round';

it('a long value is shown by its first eight and its last four digits', () => {
  expect(shortHex('a91f4c07b3d2e5f60718293a4b5c7c3e')).toBe('a91f 4c07 … 7c3e');
});

it('a chance that rounds to nothing says that it is less, and none says nothing', () => {
  expect(chancePercent(1, 10_000)).toBe('0.01%');
  expect(chancePercent(1, 10_001)).toBe('<0.01%');
  expect(chancePercent(0, 100)).toBe('0.00%');
});

it('one in so many is rounded to the nearest whole number', () => {
  expect([oneIn(5, 200), oneIn(3, 200), oneIn(3, 199)]).toEqual([40, 67, 66]);
});

it('the number of a share is read in two groups', () => {
  expect(shareNumber(10_000_128)).toBe('1000 0128');
});
