import { fromMoment, partsOf } from '@/domain/business-time';
import { daysUntil } from '@/domain/period';

/** Where a voucher stands. */
export const couponStates = ['usable', 'used', 'expired'] as const;
export type CouponState = (typeof couponStates)[number];

/** Until when a voucher holds, as it is said now. */
export type CouponValidity =
  /** Calendar days that are left, today counting as none. */
  { kind: 'days'; days: number } | { kind: 'until'; month: number; day: number } | { kind: 'over' };

/** From so many days on, the days that are left are counted. */
const urgentDays = 3;

/** Takes the moment at which it expires, as the gateways write it, and now in ms. */
export function couponValidity(expiresAt: string, now: number): CouponValidity {
  const end = fromMoment(expiresAt);
  if (now >= end) return { kind: 'over' };
  const days = daysUntil(end - 1, now);
  if (days < urgentDays) return { kind: 'days', days };
  const { month, day } = partsOf(end - 1);
  return { kind: 'until', month, day };
}
