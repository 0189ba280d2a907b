import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tenths, toWireMoney } from '@/domain/money';
import {
  judgeExchange,
  mostExchangeable,
  pointsFor,
  stepOf,
  withinReach,
  type ExchangeTerms,
} from '@/domain/points/exchange';

const terms: ExchangeTerms = {
  rate: 100,
  least: tenths(10),
  most: tenths(5_000),
  leftThisMonth: tenths(9_000),
};
const plenty = tenths(26_805);

const anyTerms: fc.Arbitrary<ExchangeTerms> = fc.record({
  rate: fc.integer({ min: 1, max: 1_000 }),
  least: fc.integer({ min: 1, max: 500 }).map(tenths),
  most: fc.integer({ min: 1, max: 50_000 }).map(tenths),
  leftThisMonth: fc.integer({ min: 0, max: 50_000 }).map(tenths),
});

describe('coins for points', () => {
  it.each([
    [1_000, 100, 10_000],
    [1, 100, 10],
    [2, 95, 19],
    [10, 7, 7],
  ])('%i tenths at %i points a coin are %i points', (amount, rate, points) => {
    expect(pointsFor(tenths(amount), rate)).toBe(points);
  });

  it('that come to a fraction of a point are not exchanged', () => {
    expect(pointsFor(tenths(1), 95)).toBeNull();
    expect(judgeExchange('20.1', { ...terms, rate: 95 }, plenty)).toEqual({
      ok: false,
      reason: 'part-point',
    });
  });

  it.each([
    ['', 'empty'],
    ['1e3', 'illegal'],
    ['0', 'not-positive'],
    ['500.1', 'over-limit'],
    ['0.9', 'below-least'],
  ])('“%s” is refused: %s', (typed, reason) => {
    expect(judgeExchange(typed, terms, plenty)).toEqual({ ok: false, reason });
  });

  it('above the balance or what is left of the month are refused, the balance first', () => {
    const few = { ...terms, leftThisMonth: tenths(500) };
    expect(judgeExchange('50.1', few, plenty)).toEqual({ ok: false, reason: 'month' });
    expect(judgeExchange('50.1', few, tenths(500))).toEqual({ ok: false, reason: 'balance' });
  });

  it('are judged by the gateway alone where the balance is unknown', () => {
    expect(judgeExchange('500', terms, null)).toEqual({ ok: true, amount: 5_000, points: 50_000 });
  });

  it('at their most can be exchanged, and the next amount above cannot', () => {
    fc.assert(
      fc.property(anyTerms, fc.integer({ min: 0, max: 60_000 }).map(tenths), (given, balance) => {
        const most = mostExchangeable(given, balance);
        if (most > 0) expect(judgeExchange(toWireMoney(most), given, balance).ok).toBe(true);
        const next = tenths(most + stepOf(given.rate));
        if (most > 0) expect(judgeExchange(toWireMoney(next), given, balance).ok).toBe(false);
        else expect(judgeExchange(toWireMoney(given.least), given, balance).ok).toBe(false);
      }),
    );
  });
});

describe('what points buy', () => {
  const goods = [{ points: 300 }, { points: 900 }, { points: 500 }];

  it('is listed with the dearest first', () => {
    expect(withinReach(goods, 500)).toEqual({ bought: [{ points: 500 }, { points: 300 }], next: null });
  });

  it('names the cheapest where they buy nothing yet', () => {
    expect(withinReach(goods, 299)).toEqual({ bought: [], next: { points: 300 } });
    expect(withinReach([], 299)).toEqual({ bought: [], next: null });
  });
});
