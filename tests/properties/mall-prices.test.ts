import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toMoment } from '@/domain/business-time';
import { bestCoupon, couponOff, fittingCoupons, goodsMoney, type MallCoupon } from '@/domain/mall/coupon';
import { priceOf } from '@/domain/mall/pricing';
import { tenths } from '@/domain/money';
import { pinned } from '../support/gateways/mock-gateways';
import { seed } from './seed';

const amount = (max: number) => fc.integer({ min: 0, max }).map(tenths);
// Cheap goods too, so that coupons are often worth more than they are.
const price = fc.oneof(fc.integer({ min: 1, max: 60 }), fc.integer({ min: 1, max: 5_000 })).map(tenths);
const lines = fc.array(fc.record({ price, count: fc.integer({ min: 1, max: 3 }) }), {
  minLength: 1,
  maxLength: 4,
});
const worth = fc.oneof(
  fc.record({ kind: fc.constant('coins' as const), amount: fc.integer({ min: 1, max: 3_000 }).map(tenths) }),
  fc.record({
    kind: fc.constant('rate' as const),
    rate: fc.integer({ min: 1, max: 99 }).map((each) => each / 100),
  }),
);
const coupon: fc.Arbitrary<MallCoupon> = fc.record({
  id: fc.uuid(),
  name: fc.constant('满减券'),
  worth,
  least: fc.oneof(amount(60), amount(6_000)),
  // Some have expired.
  expiresAt: fc.integer({ min: -3, max: 30 }).map((days) => toMoment(pinned + days * 86_400_000 + 1)),
});
const delivery = fc.record({ fee: amount(200), freeFrom: amount(1_000) });
const points = fc.integer({ min: 0, max: 100_000 });

describe(`prices of the mall, seed ${seed} (SEED=${seed} repeats the run)`, () => {
  it('are never negative, their parts sum to the total, and something stays to pay', () => {
    fc.assert(
      fc.property(lines, delivery, fc.option(coupon), points, (goods, terms, used, have) => {
        const price = priceOf({ lines: goods, delivery: terms, coupon: used, points: have });
        for (const part of Object.values(price)) expect(part).toBeGreaterThanOrEqual(0);
        expect(price.goods + price.delivery - price.coupon).toBe(price.total);
        expect(price.total - price.pointsMoney).toBe(price.coins);
        expect(price.coupon + price.pointsMoney).toBe(price.saved);
        expect(price.coins).toBeGreaterThan(0);
        expect(price.points).toBeLessThanOrEqual(have);
      }),
      { seed },
    );
  });

  it('take the coupon that is best: no other one that fits takes off more', () => {
    fc.assert(
      fc.property(lines, fc.array(coupon, { maxLength: 8 }), (goods, coupons) => {
        const money = goodsMoney(goods);
        const best = bestCoupon(coupons, money, pinned);
        const fitting = fittingCoupons(coupons, money, pinned);
        const offs = coupons
          .filter(({ expiresAt }) => expiresAt > toMoment(pinned))
          .map((each) => couponOff(each, money));
        expect(best?.off ?? 0).toBe(Math.max(0, ...offs));
        expect(best?.among ?? 0).toBe(fitting.length);
        expect(best?.reason ?? null).toBe(
          fitting.length === 0
            ? null
            : fitting.length === 1
              ? 'only'
              : fitting[0]?.off === fitting[1]?.off
                ? 'soonest'
                : 'most',
        );
      }),
      { seed },
    );
  });
});
