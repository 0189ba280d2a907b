import type { Coupon } from '@/api/endpoints/coupon';
import { fromMoment, toMoment } from '@/domain/business-time';
import { href } from '@/domain/href';
import { couponValidity, isInForce, type CouponShop, type CouponState } from '@/domain/life/coupon';
import type { FormatMoment } from '@/messages/format-moment';
import type { vouchers } from './messages';

/** Where the app itself takes vouchers; the others are scanned at a till. */
const places = {
  taxi: '/newDidiHome',
  'top-up': '/rechargeNew',
  mall: '/newHome',
  shops: null,
} as const satisfies Record<CouponShop, string | null>;

/** Leads to where a voucher is used; null where a till scans it. */
export function voucherPlace({ shop }: Pick<Coupon, 'shop'>): string | null {
  const place = places[shop];
  return place === null ? null : href(place);
}

/** The state of a voucher at `now` (ms), which may have expired since it was read. */
export function voucherState({ state, expiresAt }: Coupon, now: number): CouponState {
  return state === 'usable' && couponValidity(expiresAt, now).kind === 'over' ? 'expired' : state;
}

/** From when a voucher works, where it does later, or how long it still does. */
export function validityText(
  { startsAt, expiresAt }: Coupon,
  now: number,
  messages: typeof vouchers,
): string {
  return startsAt !== null && !isInForce({ startsAt }, now)
    ? messages.from(startsAt)
    : messages.validity(couponValidity(expiresAt, now));
}

/** The last moment at which a voucher can be used: the end of a day reads as that day, not as the next one. */
export function lastMoment({ expiresAt }: Pick<Coupon, 'expiresAt'>) {
  return toMoment(fromMoment(expiresAt) - 1);
}

/** When a voucher that is over was used or expired. */
export function voucherEnd(voucher: Coupon, messages: typeof vouchers, formatMoment: FormatMoment): string {
  return voucher.usedAt === null
    ? messages.expiredAt(formatMoment(lastMoment(voucher), 'full'))
    : messages.usedAt(formatMoment(voucher.usedAt, 'full'));
}
