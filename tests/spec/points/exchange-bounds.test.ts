import { describe, expect, it } from 'vitest';
import { tenths } from '@/domain/money';
import { judgeExchange, mostExchangeable, stepOf, withinReach } from '@/domain/points/exchange';

const terms = { rate: 100, least: tenths(50), most: tenths(5_000), leftThisMonth: tenths(4_000) };

describe('the smallest amount of an exchange', () => {
  it.each([
    [10, 1],
    [5, 2],
    [2, 5],
    [1, 10],
    [3, 10],
    [0.5, 10],
  ])('for %d points a coin is %d tenths', (rate, step) => {
    expect(stepOf(rate)).toBe(step);
  });
});

describe('an exchange', () => {
  it('takes exactly the least, the balance and what is left of the month', () => {
    expect(judgeExchange('5', terms, null)).toEqual({ ok: true, amount: 50, points: 500 });
    expect(judgeExchange('4.9', terms, null)).toEqual({ ok: false, reason: 'below-least' });
    expect(judgeExchange('100', terms, tenths(1_000))).toMatchObject({ ok: true });
    expect(judgeExchange('100.1', terms, tenths(1_000))).toEqual({ ok: false, reason: 'balance' });
    expect(judgeExchange('400', terms, null)).toMatchObject({ ok: true });
    expect(judgeExchange('400.1', terms, null)).toEqual({ ok: false, reason: 'month' });
  });

  it('can be of the least at once, and of nothing below it', () => {
    expect(mostExchangeable(terms, tenths(50))).toBe(50);
    expect(mostExchangeable(terms, tenths(49))).toBe(0);
    expect(mostExchangeable({ ...terms, rate: 1 }, tenths(1_009))).toBe(1_000);
    expect(mostExchangeable(terms, tenths(9_000))).toBe(4_000);
  });

  it('says what its points buy, the dearest first, and else the cheapest of all', () => {
    const goods = [{ points: 300 }, { points: 500 }, { points: 100 }];
    expect(withinReach(goods, 300)).toEqual({ bought: [{ points: 300 }, { points: 100 }], next: null });
    expect(withinReach(goods, 99)).toEqual({ bought: [], next: { points: 100 } });
    expect(withinReach([], 99)).toEqual({ bought: [], next: null });
  });
});
