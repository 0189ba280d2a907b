import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { byYear, percentages } from '@/areas/welfare-data/rules/welfare';
import { sum, tenths } from '@/domain/money';

describe('shares of a whole', () => {
  it('sum to 100 percent, each within one percent of the exact share', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 1_000_000 }), { minLength: 1, maxLength: 7 }),
        (amounts) => {
          const shares = percentages(amounts);
          const whole = amounts.reduce((total, amount) => total + amount, 0);
          expect(shares.reduce((total, share) => total + share, 0)).toBe(100);
          shares.forEach((share, index) =>
            expect(Math.abs(share - ((amounts[index] ?? 0) * 100) / whole)).toBeLessThan(1),
          );
        },
      ),
    );
  });

  it('are all zero when the whole is zero', () => expect(percentages([0, 0])).toEqual([0, 0]));
});

describe('months', () => {
  it('of one year are grouped in their order', () => {
    const months = [
      { month: '2025-11', amount: tenths(10) },
      { month: '2025-12', amount: tenths(20) },
      { month: '2026-01', amount: tenths(5) },
    ];
    expect(byYear(months, (list) => sum(list.map(({ amount }) => amount)))).toEqual([
      { year: '2025', sum: 30 },
      { year: '2026', sum: 5 },
    ]);
  });
});
