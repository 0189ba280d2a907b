import { describe, expect, it } from 'vitest';
import { fromMoment } from '@/domain/business-time';
import { bestCoupon, couponOf, couponOff, nextCoupon, type MallCoupon } from '@/domain/mall/coupon';
import { priceOf } from '@/domain/mall/pricing';
import { tenths } from '@/domain/money';
import { pinned } from '../../support/gateways/mock-gateways';

const until = (day: number) => `2026-12-${String(day).padStart(2, '0')} 00:00:00`;
const coins = (id: string, amount: number, least: number, day = 10): MallCoupon => ({
  id,
  name: id,
  worth: { kind: 'coins', amount: tenths(amount) },
  least: tenths(least),
  expiresAt: until(day),
});
const rate = (id: string, share: number): MallCoupon => ({
  id,
  name: id,
  worth: { kind: 'rate', rate: share },
  least: tenths(0),
  expiresAt: until(20),
});
const delivery = { fee: tenths(60), freeFrom: tenths(490) };

describe('the price of an order', () => {
  it('breaks down to the tenth: goods, coupon, points and what is left in coins', () => {
    const lines = [{ price: tenths(2_680), count: 1 }];
    expect(priceOf({ lines, delivery, coupon: coins('a', 200, 2_000), points: 3_260 })).toEqual({
      goods: 2_680,
      delivery: 0,
      coupon: 200,
      total: 2_480,
      points: 2_400,
      pointsMoney: 240,
      coins: 2_240,
      saved: 440,
    });
  });

  it('has a delivery fee below the limit, and none from it on', () => {
    const priced = (price: number) =>
      priceOf({ lines: [{ price: tenths(price), count: 1 }], delivery, coupon: null, points: 0 });
    expect(priced(489)).toMatchObject({ delivery: 60, total: 549 });
    expect(priced(490)).toMatchObject({ delivery: 0, total: 490 });
  });

  it('of nothing has no fee, and without points takes none', () => {
    const nothing = priceOf({ lines: [], delivery, coupon: null, points: 0 });
    expect(nothing).toMatchObject({ goods: 0, delivery: 0, total: 0, points: 0, pointsMoney: 0, saved: 0 });
    const one = [{ price: tenths(1), count: 1 }];
    expect(priceOf({ lines: one, delivery, coupon: null, points: 0 })).toMatchObject({
      delivery: 60,
      coins: 61,
    });
  });

  it('leaves a tenth to pay where a coupon is worth more than the goods', () => {
    expect(couponOff(coins('a', 500, 0), tenths(300))).toBe(299);
    expect(couponOff(coins('a', 500, 0), tenths(0))).toBe(0);
  });

  it('rounds a rate in the shop’s favour by less than a tenth', () => {
    expect(couponOff(rate('a', 0.85), tenths(101))).toBe(15);
    expect(couponOff(rate('a', 0.95), tenths(1_000))).toBe(50);
  });
});

describe('the coupon of an order', () => {
  const offered = [coins('small', 80, 1_000), coins('big', 200, 2_000), coins('late', 200, 2_000, 20)];

  it('is the one that takes off most, and of equal ones the one that expires first', () => {
    expect(bestCoupon(offered, tenths(1_500), pinned)).toMatchObject({
      coupon: { id: 'small' },
      reason: 'only',
    });
    expect(bestCoupon(offered, tenths(2_000), pinned)).toMatchObject({
      coupon: { id: 'big' },
      off: 200,
      reason: 'soonest',
      among: 3,
    });
    expect(bestCoupon(offered.slice(0, 2), tenths(2_000), pinned)).toMatchObject({
      reason: 'most',
      among: 2,
    });
  });

  it('takes off as little as a tenth, and nothing of goods of one tenth', () => {
    expect(couponOff(coins('one', 1, 0), tenths(2))).toBe(1);
    expect(couponOff(coins('one', 5, 0), tenths(1))).toBe(0);
    expect(couponOff(coins('one', 5, 0), tenths(0))).toBe(0);
    expect(bestCoupon([coins('one', 1, 0)], tenths(2), pinned)).toMatchObject({ off: 1, among: 1 });
    expect(bestCoupon([coins('one', 1, 0)], tenths(1), pinned)).toBeNull();
  });

  it('of a rate takes whole percent, whatever its binary form', () => {
    expect(couponOff(rate('odd', 0.29), tenths(1_000))).toBe(710);
    expect(couponOff(rate('odd', 0.57), tenths(1_000))).toBe(430);
  });

  it('of equal ones that expire together is always the same', () => {
    const twins = [coins('b', 80, 0), coins('a', 80, 0)];
    expect(bestCoupon(twins, tenths(2_000), pinned)?.coupon.id).toBe('a');
    expect(bestCoupon([...twins].reverse(), tenths(2_000), pinned)?.coupon.id).toBe('a');
  });

  it('fits until the moment at which it expires', () => {
    const end = fromMoment(until(10));
    expect(bestCoupon([coins('one', 80, 0)], tenths(2_000), end - 1)).not.toBeNull();
    expect(bestCoupon([coins('one', 80, 0)], tenths(2_000), end)).toBeNull();
    expect(nextCoupon([coins('one', 80, 3_000)], tenths(2_000), end - 1)).not.toBeNull();
    expect(nextCoupon([coins('one', 80, 3_000)], tenths(2_000), end)).toBeNull();
  });

  it('says that it is the best one also where it was chosen by hand', () => {
    expect(couponOf(offered, 'big', tenths(2_000), pinned)?.best).toMatchObject({ reason: 'soonest' });
  });

  it('is none of those that have expired', () => {
    expect(bestCoupon(offered, tenths(5_000), pinned + 40 * 86_400_000)).toBeNull();
  });

  it('names the next one that is in reach, and how much more it needs', () => {
    expect(nextCoupon(offered, tenths(1_500), pinned)).toMatchObject({ coupon: { id: 'big' }, more: 500 });
    expect(nextCoupon(offered, tenths(2_000), pinned)).toBeNull();
  });

  it('names the one that needs the least more, in whatever order they came', () => {
    const beyond = [coins('far', 80, 3_000), coins('near', 50, 2_500)];
    expect(nextCoupon(beyond, tenths(2_000), pinned)?.coupon.id).toBe('near');
    expect(nextCoupon([...beyond].reverse(), tenths(2_000), pinned)?.coupon.id).toBe('near');
  });

  it('is the chosen one while that fits, and none where none was wanted', () => {
    expect(couponOf(offered, 'small', tenths(2_000), pinned)).toMatchObject({ off: 80, best: null });
    expect(couponOf(offered, 'big', tenths(1_500), pinned)).toBeNull();
    expect(couponOf(offered, '', tenths(2_000), pinned)).toBeNull();
    expect(couponOf(offered, null, tenths(2_000), pinned)).toMatchObject({ coupon: { id: 'big' } });
  });
});
