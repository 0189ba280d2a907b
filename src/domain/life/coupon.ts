import { fromMoment, partsOf } from '@/domain/business-time';
import { daysUntil } from '@/domain/period';

/** The states of a voucher. */
export const couponStates = ['usable', 'used', 'expired'] as const;
export type CouponState = (typeof couponStates)[number];

/** How long a voucher is valid, as the page says it. */
export type CouponValidity =
  /** Calendar days that are left, today counting as none. */
  { kind: 'days'; days: number } | { kind: 'until'; month: number; day: number } | { kind: 'over' };

/** From this many days on, the page counts the days that are left. */
const urgentDays = 3;

/** Takes the moment at which it expires, in business time, and now in ms. */
export function couponValidity(expiresAt: string, now: number): CouponValidity {
  const end = fromMoment(expiresAt);
  if (now >= end) return { kind: 'over' };
  const days = daysUntil(end - 1, now);
  if (days < urgentDays) return { kind: 'days', days };
  const { month, day } = partsOf(end - 1);
  return { kind: 'until', month, day };
}
