import { describe, expect, it } from 'vitest';
import { tenths } from '@/domain/money';
import { bestLuck, equalParts, luckyParts } from '@/domain/red-packets/red-packet';

const least = () => 0;
const most = () => 0.999_999;

describe('the parts of a packet', () => {
  it('are alike, and what does not divide goes to the first ones', () => {
    expect(equalParts(tenths(11), 3)).toEqual([4, 4, 3]);
    expect(equalParts(tenths(12), 3)).toEqual([4, 4, 4]);
    expect(equalParts(tenths(3), 3)).toEqual([1, 1, 1]);
    expect(equalParts(tenths(5), 1)).toEqual([5]);
  });

  it('by luck are a tenth at least and twice an even share of the rest at most', () => {
    expect(luckyParts(tenths(30), 3, least)).toEqual([1, 1, 28]);
    expect(luckyParts(tenths(30), 3, most)).toEqual([20, 9, 1]);
    expect(luckyParts(tenths(3), 3, most)).toEqual([1, 1, 1]);
    expect(luckyParts(tenths(7), 1, most)).toEqual([7]);
  });

  it.each([
    ['fewer tenths than parts', 2, 3],
    ['no part at all', 5, 0],
    ['half a part', 5, 1.5],
  ])('are none of %s', (_name, total, count) => {
    expect(() => equalParts(tenths(total), count)).toThrow(RangeError);
    expect(() => luckyParts(tenths(total), count, least)).toThrow(RangeError);
  });
});

describe('the best luck', () => {
  const taken = [3, 9, 9, 1].map(tenths);

  it('is the largest part, the first of equals', () => {
    expect(bestLuck('lucky', taken)).toBe(1);
    expect(bestLuck('lucky', taken.slice(0, 2))).toBe(1);
  });

  it('is nobody’s in an equal split, or while fewer than two were taken', () => {
    expect(bestLuck('equal', taken)).toBeNull();
    expect(bestLuck('lucky', taken.slice(0, 1))).toBeNull();
    expect(bestLuck('lucky', [])).toBeNull();
  });
});
