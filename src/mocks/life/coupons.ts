import type { CouponState } from '@/domain/life/coupon';
import { fromMoment, toDay } from '@/domain/business-time';
import { tenths, type Tenths } from '@/domain/money';
import { chance } from '@/mocks/core/random';

/** A voucher as the gateways keep it; times in milliseconds. */
export interface MallCoupon {
  readonly id: string;
  readonly name: string;
  readonly worth:
    { readonly kind: 'coins'; readonly amount: Tenths } | { readonly kind: 'rate'; readonly rate: number };
  readonly used: boolean;
  readonly expiresAt: number;
}

type Line = readonly [name: string, off: number, kind: 'coins' | 'rate'];

const lines: readonly Line[] = [
  ['打车立减券', 10, 'coins'],
  ['下午茶券', 0.85, 'rate'],
  ['话费直减券', 5, 'coins'],
  ['生鲜满减券', 20, 'coins'],
  ['电影兑换券', 0.6, 'rate'],
  ['洗衣券', 8, 'coins'],
];
/** How many days from the beginning the usable ones hold, the last of them included. */
const usableFor = [2, 12, 24, 33];
const written = 30;
const dayLength = 86_400_000;

/** The 30 vouchers of a person in a world that begins at this moment: a few to use, the others used or expired. */
export function couponsOf(epoch: number, person: number): readonly MallCoupon[] {
  const midnight = fromMoment(toDay(epoch));
  return Array.from({ length: written }, (_, place) => {
    const [name, off, kind] = lines[place % lines.length] ?? ['通用券', 5, 'coins'];
    const usable = usableFor[place];
    const ago = 3 + Math.floor(chance(81 + person, place) * 200);
    return {
      id: `C${String(person + 1).padStart(3, '0')}${String(place + 1).padStart(3, '0')}`,
      name,
      worth: kind === 'coins' ? { kind, amount: tenths(off * 10) } : { kind, rate: off },
      used: usable === undefined && place % 2 === 0,
      expiresAt: midnight + ((usable ?? -ago) + 1) * dayLength,
    };
  });
}

export function couponState({ used, expiresAt }: MallCoupon, now: number): CouponState {
  if (used) return 'used';
  return now >= expiresAt ? 'expired' : 'usable';
}
