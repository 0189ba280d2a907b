import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { beansOfferFor, worthOfBeans } from '@/areas/prepaid/rules/beans';
import { tenths } from '@/domain/money';

describe('the beans that a price takes', () => {
  it.each([
    ['all of them, where they are less than a fifth', 1_000, 1_260, { beans: 1_260, money: 126 }],
    ['a fifth of the price at most', 1_000, 5_000, { beans: 2_000, money: 200 }],
    ['a fifth that is no whole tenth, rounded down', 1_994, 99_999, { beans: 3_980, money: 398 }],
    ['whole tenths of a coin only', 1_990, 1_269, { beans: 1_260, money: 126 }],
    ['ten, which are one tenth', 1_000, 10, { beans: 10, money: 1 }],
    ['none, where they make no tenth', 1_000, 9, null],
    ['none, where there are none', 1_000, 0, null],
    ['none, where a fifth is less than a tenth', 4, 1_000, null],
  ])('are %s', (_, price, beans, offer) => {
    expect(beansOfferFor(tenths(price), beans)).toEqual(offer);
  });

  it('always leave at least four fifths to pay, and never stand for more than they are', () => {
    fc.assert(
      fc.property(fc.nat(1_000_000), fc.nat(1_000_000), (price, beans) => {
        const offer = beansOfferFor(tenths(price), beans);
        if (offer === null) return;
        expect(offer.beans).toBeLessThanOrEqual(beans);
        expect(offer.money * 10).toBe(offer.beans);
        expect((price - offer.money) * 5).toBeGreaterThanOrEqual(price * 4);
      }),
    );
  });

  it('are worth a coin for each hundred', () => {
    expect([0, 9, 10, 100, 1_260].map(worthOfBeans)).toEqual([0, 0, 1, 10, 126]);
  });
});
