import { describe, expect, it } from 'vitest';
import { savedBy, topUpPrice } from '@/areas/prepaid/rules/top-up-price';
import { fromMoment } from '@/domain/business-time';
import { tenths } from '@/domain/money';

const now = fromMoment('2026-11-21 09:41:00');
const five = {
  id: 'five',
  name: '话费直减券',
  worth: { kind: 'coins', amount: tenths(50) },
  least: tenths(500),
  expiresAt: '2026-12-01 00:00:00',
} as const;
const tenPercent = { ...five, id: 'ten', worth: { kind: 'rate', rate: 0.9 }, least: tenths(0) } as const;

describe('the price of a top-up', () => {
  it.each([
    [30, 300, 0],
    [50, 498, 2],
    [100, 985, 15],
    [200, 1_970, 30],
    [300, 2_955, 45],
    [500, 4_925, 75],
    [10, 105, 0],
  ])('of %i yuan for %i tenths saves %i', (face, price, saved) => {
    expect(savedBy({ face, price: tenths(price) })).toBe(saved);
  });

  it.each([
    ['the best coupon while none was chosen', null, 'ten', 887],
    ['the chosen coupon', 'five', 'five', 935],
    ['no coupon where the person wants none', '', null, 985],
    ['no coupon where the chosen one is gone', 'other', null, 985],
  ])('uses %s', (_, choice, coupon, total) => {
    const price = topUpPrice({ face: 100, price: tenths(985) }, [five, tenPercent], choice, now);
    expect(price.total).toBe(total);
    expect(price.coupon).toEqual(coupon === null ? null : expect.objectContaining({ id: coupon }));
  });

  it('uses no coupon below what the purchase must come to, nor after its end', () => {
    expect(topUpPrice({ face: 50, price: tenths(498) }, [five], null, now).total).toBe(498);
    const later = fromMoment('2026-12-01 00:00:00');
    expect(topUpPrice({ face: 100, price: tenths(985) }, [five], null, later).total).toBe(985);
  });
});
