import type { MallCoupon } from '@/domain/mall/coupon';
import { formatQuick } from '@/domain/money';
import type { settlement } from '@/messages/areas/settlement';

/** What a coupon takes off, in a few words. */
export function couponWorthText(
  { worth, least }: Pick<MallCoupon, 'worth' | 'least'>,
  messages: typeof settlement,
): string {
  return worth.kind === 'coins'
    ? messages.couponWorth.coins(formatQuick(worth.amount), formatQuick(least))
    : messages.couponWorth.rate(String(Math.round(worth.rate * 100) / 10));
}
