import { describe, expect, it } from 'vitest';
import { fromMoment, toMoment } from '@/domain/business-time';
import { couponTerm, couponValidity, isInForce } from '@/domain/life/coupon';

const now = fromMoment('2026-11-21 09:41:00');

describe('a voucher', () => {
  it('works from its first moment on, or at once without one', () => {
    expect(isInForce({ startsAt: null }, now)).toBe(true);
    expect(isInForce({ startsAt: toMoment(now) }, now)).toBe(true);
    expect(isInForce({ startsAt: toMoment(now + 1_000) }, now)).toBe(false);
  });

  it.each([
    ['2026-11-22 00:00:00', 'day'],
    ['2026-11-23 00:00:00', 'day'],
    ['2026-11-23 00:00:01', 'days'],
    ['2026-11-25 00:00:00', 'days'],
    ['2026-11-25 00:00:01', 'week'],
    ['2026-11-29 00:00:00', 'week'],
    ['2026-11-29 00:00:01', 'month'],
    ['2026-12-22 00:00:00', 'month'],
    ['2026-12-22 00:00:01', 'later'],
  ])('that expires at %s is grouped under %s, midnight with the day before', (expiresAt, term) => {
    expect(couponTerm(expiresAt, now)).toBe(term);
  });

  it('says the days that are left when they are few, else its last moment', () => {
    expect(couponValidity('2026-11-21 09:41:00', now)).toEqual({ kind: 'over' });
    expect(couponValidity('2026-11-22 00:00:00', now)).toEqual({ kind: 'days', days: 0 });
    expect(couponValidity('2026-11-24 00:00:00', now)).toEqual({ kind: 'days', days: 2 });
    expect(couponValidity('2026-11-25 00:00:00', now)).toEqual({ kind: 'until', at: '2026-11-24 23:59:59' });
  });
});
