import { fromMoment, toDay } from '@/domain/business-time';
import type { CouponShop, CouponState } from '@/domain/life/coupon';
import { tenths, type Tenths } from '@/domain/money';
import { chance, mix } from '@/mocks/core/random';

/** A voucher as the gateways keep it; times in milliseconds. */
export interface MallCoupon {
  readonly id: string;
  readonly name: string;
  readonly worth:
    { readonly kind: 'coins'; readonly amount: Tenths } | { readonly kind: 'rate'; readonly rate: number };
  /** Where it can be used. */
  readonly shop: CouponShop;
  /** What the purchase must come to. */
  readonly least: Tenths;
  /** When it was used before the world began; null where it was not. */
  readonly usedAt: number | null;
  /** Absent where it works from the beginning on. */
  readonly startsAt?: number;
  readonly expiresAt: number;
}

/** That a voucher was used since the world began. */
export interface CouponUse {
  /** The order or trip that took it; empty where a till did. */
  readonly order: string;
  readonly at: number;
}

type Line = readonly [name: string, off: number, kind: 'coins' | 'rate', shop: CouponShop, least: number];

const lines: readonly Line[] = [
  ['打车立减券', 10, 'coins', 'taxi', 20],
  ['下午茶券', 0.85, 'rate', 'shops', 0],
  ['话费直减券', 5, 'coins', 'top-up', 50],
  ['生鲜满减券', 20, 'coins', 'mall', 200],
  ['电影兑换券', 0.6, 'rate', 'shops', 0],
  ['洗衣券', 8, 'coins', 'shops', 0],
];
/** The first ones, which are usable when a world begins. */
const usableLines: readonly Line[] = [
  ...lines.slice(0, 4),
  ['商城满减券', 8, 'coins', 'mall', 100],
  ['商城九五折券', 0.95, 'rate', 'mall', 30],
];
/** How many days from the beginning the usable ones hold, the last of them included. */
const usableFor = [2, 12, 24, 33, 40, 20];
const written = 30;
/** One that works only later, and the days from the beginning between which it does. */
const later: Line = ['咖啡新品券', 0.8, 'rate', 'shops', 0];
const laterDays = [10, 55] as const;
const dayLength = 86_400_000;
const hourLength = 3_600_000;

/** The 31 vouchers of a person in a world that begins at this moment: a few to use, one to use later, the others used or expired. */
export function couponsOf(epoch: number, person: number): readonly MallCoupon[] {
  const midnight = fromMoment(toDay(epoch));
  const made = Array.from({ length: written }, (_, index) => {
    const line = usableLines[index] ?? lines[index % lines.length];
    const usable = usableFor[index];
    const ago = 3 + Math.floor(chance(81 + person, index) * 200);
    const expiresAt = midnight + ((usable ?? -ago) + 1) * dayLength;
    const usedAt = usable === undefined && index % 2 === 0 ? usedBefore(expiresAt, index) : null;
    return {
      ...voucherOf(line ?? ['通用券', 5, 'coins', 'mall', 0], person, index),
      usedAt,
      expiresAt,
    };
  });
  const [from, to] = laterDays;
  const startsAt = midnight + from * dayLength;
  return [
    ...made,
    { ...voucherOf(later, person, written), usedAt: null, startsAt, expiresAt: midnight + to * dayLength },
  ];
}

function voucherOf([name, off, kind, shop, least]: Line, person: number, index: number) {
  return {
    id: `C${String(person + 1).padStart(3, '0')}${String(index + 1).padStart(3, '0')}`,
    name,
    worth: kind === 'coins' ? { kind, amount: tenths(off * 10) } : { kind, rate: off },
    shop,
    least: tenths(least * 10),
  };
}

/** A minute of the hours in which people shop, one to twenty days before the voucher would have expired. */
function usedBefore(expiresAt: number, index: number): number {
  const days = 1 + Math.floor(chance(85, index) * 20);
  const minutes = Math.floor(chance(86, index) * 600);
  return expiresAt - days * dayLength + 10 * hourLength + minutes * 60_000;
}

/** Takes a voucher and those that were used since the world began; null while it was not used. */
export function couponUsedAt(
  { id, usedAt }: MallCoupon,
  usedSince: Readonly<Record<string, CouponUse>>,
): number | null {
  return usedSince[id]?.at ?? usedAt;
}

/** Takes a voucher, those that were used since the world began, and now in ms. */
export function couponState(
  coupon: MallCoupon,
  usedSince: Readonly<Record<string, CouponUse>>,
  now: number,
): CouponState {
  if (couponUsedAt(coupon, usedSince) !== null) return 'used';
  return now >= coupon.expiresAt ? 'expired' : 'usable';
}

/** The digits of a voucher that a till scans. */
export function couponCode(id: string): string {
  const number = Array.from(id).reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 1_000_003, 7);
  const digits = (part: number) => String(mix(84 + part, number) % 10_000).padStart(4, '0');
  return `88${digits(1).slice(2)}${digits(2)}${digits(3)}`;
}
