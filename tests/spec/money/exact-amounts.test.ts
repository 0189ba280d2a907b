import { describe, expect, it } from 'vitest';
import {
  formatCoins,
  formatSigned,
  fromCoins,
  parseAmount,
  tenths,
  toCoins,
  toWireMoney,
} from '@/domain/money';

describe('an amount', () => {
  it.each([
    [0, '0.0', '0.0', '0.0'],
    [1, '0.1', '0.1', '+0.1'],
    [-1, '-0.1', '−0.1', '−0.1'],
    [9, '0.9', '0.9', '+0.9'],
    [10, '1.0', '1.0', '+1.0'],
    [12_345, '1234.5', '1,234.5', '+1,234.5'],
    [-12_345, '-1234.5', '−1,234.5', '−1,234.5'],
  ])('of %d tenths goes out as %s, is shown as %s and in a bill as %s', (amount, wire, shown, signed) => {
    expect([toWireMoney(tenths(amount)), formatCoins(tenths(amount)), formatSigned(tenths(amount))]).toEqual([
      wire,
      shown,
      signed,
    ]);
    expect(fromCoins(toCoins(tenths(amount)))).toBe(amount);
  });

  it('is read from coins as they come out of floating point, and from nothing finer than a tenth', () => {
    expect(fromCoins(0.1 + 0.2)).toBe(3);
    expect(fromCoins(0.799_999_999_999_999_9)).toBe(8);
    expect([fromCoins(0.05), fromCoins(1.23), fromCoins(NaN), fromCoins(Infinity)]).toEqual([
      null,
      null,
      null,
      null,
    ]);
    expect(fromCoins(1e300)).toBeNull();
  });

  it('that is typed without a point is one of whole coins, of fifteen digits at most', () => {
    const most = tenths(Number.MAX_SAFE_INTEGER);
    expect(parseAmount('7', most)).toEqual({ ok: true, amount: 70 });
    expect(parseAmount('99999999999999.9', most)).toEqual({ ok: true, amount: 999_999_999_999_999 });
    expect(parseAmount('100000000000000.0', most)).toEqual({ ok: false, reason: 'over-limit' });
    expect(parseAmount('0.0', most)).toEqual({ ok: false, reason: 'not-positive' });
    expect(parseAmount('0.1', most)).toEqual({ ok: true, amount: 1 });
  });
});
