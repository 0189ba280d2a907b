import { fromMoment, toMoment } from '@/domain/business-time';
import type { Moment } from '@/domain/moment';
import { daysUntil } from '@/domain/period';

/** The states of a voucher. */
export const couponStates = ['usable', 'used', 'expired'] as const;
export type CouponState = (typeof couponStates)[number];

/** Where vouchers can be used: rides, phone top-ups, the mall, and shops with a till. */
export const couponShops = ['taxi', 'top-up', 'mall', 'shops'] as const;
export type CouponShop = (typeof couponShops)[number];

/** How long a voucher is valid, as the page says it. */
export type CouponValidity =
  /** Calendar days that are left, today counting as none. */
  { kind: 'days'; days: number } | { kind: 'until'; at: Moment } | { kind: 'over' };

/** Whether a voucher works at `now` (ms); one that works later says from when. */
export function isInForce({ startsAt }: { startsAt: Moment | null }, now: number): boolean {
  return startsAt === null || fromMoment(startsAt) <= now;
}

/** From this many days on, the page counts the days that are left. */
const urgentDays = 3;

/** Takes the moment at which it expires, in business time, and now in ms. */
export function couponValidity(expiresAt: string, now: number): CouponValidity {
  const end = fromMoment(expiresAt);
  if (now >= end) return { kind: 'over' };
  const days = daysUntil(end - 1, now);
  if (days < urgentDays) return { kind: 'days', days };
  return { kind: 'until', at: toMoment(end - 1) };
}

/** How soon vouchers expire, as they are grouped: within so many days, today counting as none, or later. */
export const couponTerms = ['day', 'days', 'week', 'month', 'later'] as const;
export type CouponTerm = (typeof couponTerms)[number];

const lastDayOf: Readonly<Record<Exclude<CouponTerm, 'later'>, number>> = {
  day: 1,
  days: 3,
  week: 7,
  month: 30,
};

/** The group of a voucher that is still valid at `now` (ms). */
export function couponTerm(expiresAt: string, now: number): CouponTerm {
  const days = daysUntil(fromMoment(expiresAt) - 1, now);
  return (['day', 'days', 'week', 'month'] as const).find((term) => days <= lastDayOf[term]) ?? 'later';
}
