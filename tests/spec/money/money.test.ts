import { describe, expect, it } from 'vitest';
import {
  changeAmountInput,
  finishAmountInput,
  formatCoins,
  formatCount,
  formatQuick,
  formatSigned,
  fromCoins,
  parseAmount,
  sum,
  tenths,
  times,
  toCoins,
  toTyped,
  toWireMoney,
} from '@/domain/money';

describe('a typed amount', () => {
  it.each([
    ['1', 10],
    ['0.1', 1],
    ['88.0', 880],
    ['1234.5', 12_345],
    ['10000', 100_000],
    ['10000.0', 100_000],
    ['１２３．５', 1235],
    ['１２。５', 125],
    ['１２｡５', 125],
    [' 12.5 ', 125],
    ['　12　', 120],
    ['01', 10],
    ['00012.5', 125],
  ])('accepts %j', (text, amount) => {
    expect(parseAmount(text)).toEqual({ ok: true, amount });
  });

  it.each([
    '1e3',
    '1E3',
    '1,000',
    '１，０００',
    '-0',
    '-1',
    '+1',
    'NaN',
    'Infinity',
    '.',
    '5.',
    '.5',
    '1 000',
    '1. 5',
    '1.25',
    '1.00',
    '1.5.5',
    '0x10',
    '١٢',
    '१२',
    '一百',
    '12元',
    '1_000',
    '1\u200b2',
    '9'.repeat(400) + 'x',
  ])('refuses %j as illegal', (text) => {
    expect(parseAmount(text)).toEqual({ ok: false, reason: 'illegal' });
  });

  it.each(['', ' ', '　'])('refuses %j as empty', (text) => {
    expect(parseAmount(text)).toEqual({ ok: false, reason: 'empty' });
  });

  it.each(['0', '0.0', '000', '００'])('refuses %j because an amount is above zero', (text) => {
    expect(parseAmount(text)).toEqual({ ok: false, reason: 'not-positive' });
  });

  it.each(['10000.1', '10001', '99999999999999999999', '9'.repeat(400)])(
    'refuses %j because nobody receives more than 10000',
    (text) => {
      expect(parseAmount(text)).toEqual({ ok: false, reason: 'over-limit' });
    },
  );

  it('may have another limit', () => {
    expect(parseAmount('50.1', tenths(500))).toEqual({ ok: false, reason: 'over-limit' });
    expect(parseAmount('20000', tenths(300_000))).toEqual({ ok: true, amount: 200_000 });
  });
});

const type = (keys: string, before = '') =>
  Array.from(keys).reduce((shown, key) => changeAmountInput(shown, shown + key), before);

describe('the amount field during typing', () => {
  it.each([
    ['12.34', '12.3'],
    ['12.3.', '12.3'],
    ['1..5', '1.5'],
    ['12.', '12.'],
    ['.', '0.'],
    ['.5', '0.5'],
    ['007', '7'],
    ['00', '0'],
    ['0', '0'],
    ['', ''],
    ['１２．３４', '12.3'],
    ['１２。', '12.'],
    ['12345678901234', '123456789012'],
  ])('shows, after the keys %j, %j', (keys, shown) => {
    expect(type(keys)).toBe(shown);
  });

  it('ignores a key that would break the rule in the middle too', () => {
    expect(changeAmountInput('12.3', '12.43')).toBe('12.3');
    expect(changeAmountInput('12.3', '1.2.3')).toBe('12.3');
  });

  it.each(['1,000', '1e3', '-5', '12元'])('keeps %j, so that it is visibly refused', (keys) => {
    expect(type(keys)).toBe(keys);
    expect(parseAmount(type(keys))).toEqual({ ok: false, reason: 'illegal' });
  });

  it('lets refused text be corrected without changing the rest of it', () => {
    expect(changeAmountInput('12.345', '12.34')).toBe('12.34');
    expect(type('6', '12.34')).toBe('12.346');
  });

  it('removes a point without decimals when the field is left', () => {
    expect(finishAmountInput('12.')).toBe('12');
    expect(finishAmountInput('0.')).toBe('0');
    expect(finishAmountInput('12.5')).toBe('12.5');
  });
});

describe('an amount pasted as a whole', () => {
  it.each(['12.34', '88.00', '5.', '.5', '1.2.3', '1,000', '12 34', ' 12.34', '1e3', '-5', '12元'])(
    'is refused and stays as it was pasted: %j',
    (text) => {
      expect(changeAmountInput('', text)).toBe(text);
      expect(parseAmount(text)).toEqual({ ok: false, reason: 'illegal' });
    },
  );

  it.each(['88', '88.5', '007', ' 88 '])('is an amount, and stays as it was pasted: %j', (text) => {
    expect(changeAmountInput('', text)).toBe(text);
    expect(parseAmount(text)).toMatchObject({ ok: true });
  });

  it('has the digits and points of a Chinese keyboard converted', () => {
    expect(changeAmountInput('', '１２．５')).toBe('12.5');
  });
});

describe('a formatted amount', () => {
  it.each([
    [26_805, '2,680.5'],
    [880, '88.0'],
    [0, '0.0'],
    [1, '0.1'],
    [9_999, '999.9'],
    [10_000, '1,000.0'],
    [12_345_678_901, '1,234,567,890.1'],
    [-2640, '−264.0'],
    [-1, '−0.1'],
  ])('of %i tenths is %s', (value, text) => {
    expect(formatCoins(tenths(value))).toBe(text);
  });

  it.each([
    [0, '0'],
    [999, '999'],
    [1000, '1,000'],
    [9_007_199_254_740_991, '9,007,199,254,740,991'],
  ])('of a count of %i is %s', (count, text) => {
    expect(formatCount(count)).toBe(text);
  });

  it('of a bill always has its sign, with a true minus', () => {
    expect(formatSigned(tenths(880))).toBe('+88.0');
    expect(formatSigned(tenths(-2640))).toBe('\u2212264.0');
    expect(formatSigned(tenths(0))).toBe('0.0');
  });

  it('of a quick choice has no decimal of zero', () => {
    expect(formatQuick(tenths(880))).toBe('88');
    expect(formatQuick(tenths(666))).toBe('66.6');
    expect(formatQuick(tenths(10_000))).toBe('1,000');
  });
});

describe('an amount in a field', () => {
  it('has no separators and no decimal of zero', () => {
    expect(toTyped(tenths(12_000))).toBe('1200');
    expect(toTyped(tenths(666))).toBe('66.6');
  });
});

describe('amounts as whole tenths', () => {
  it('are exact when floating point is not', () => {
    expect(sum([tenths(1), tenths(2)])).toBe(3);
    expect(times(tenths(11_111), 10)).toBe(111_110);
    expect(times(tenths(100_000), 20)).toBe(2_000_000);
    expect(fromCoins(0.1 + 0.2)).toBe(3);
  });

  it.each([1.5, NaN, Infinity, 2 ** 53])('reject %d tenths', (value) => {
    expect(() => tenths(value)).toThrow(RangeError);
  });

  it.each([0.05, 1.23, NaN, Infinity, 1e400])('reject %d coins from a gateway', (coins) => {
    expect(fromCoins(coins)).toBeNull();
  });

  it('are sent as coins with one decimal', () => {
    expect(toWireMoney(tenths(2640))).toBe('264.0');
    expect(toWireMoney(tenths(5))).toBe('0.5');
    expect(toWireMoney(tenths(-5))).toBe('-0.5');
    expect(toCoins(tenths(26_805))).toBe(2680.5);
  });

  it('have no sign at zero', () => {
    expect(Object.is(tenths(-0), 0)).toBe(true);
  });
});
