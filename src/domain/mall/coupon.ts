import { fromMoment } from '@/domain/business-time';
import { sum, tenths, times, type Tenths } from '@/domain/money';

/** What a coupon is worth: coins off, or the share of the price that is still to pay. */
type CouponWorth = { kind: 'coins'; amount: Tenths } | { kind: 'rate'; rate: number };

/** A coupon of the mall. */
export interface MallCoupon {
  id: string;
  name: string;
  worth: CouponWorth;
  /** What the goods must come to, delivery not counted. */
  least: Tenths;
  /** The moment at which it expires, in business time. */
  expiresAt: string;
}

/** Goods of an order that are paid together. */
export interface PricedLine {
  /** Of one piece. */
  price: Tenths;
  count: number;
}

/** What the goods cost, without delivery and coupon. */
export function goodsMoney(lines: readonly PricedLine[]): Tenths {
  return sum(lines.map(({ price, count }) => times(price, count)));
}

/** What a coupon takes off goods of so many tenths; 0 where they come to too little. At least one tenth stays to pay. */
export function couponOff({ worth, least }: Pick<MallCoupon, 'worth' | 'least'>, goods: Tenths): Tenths {
  if (goods < least) return tenths(0);
  // In whole percent, as 0.85 has no exact floating-point form.
  const off =
    worth.kind === 'coins' ? worth.amount : goods - Math.ceil((goods * Math.round(worth.rate * 100)) / 100);
  return tenths(Math.max(0, Math.min(off, goods - 1)));
}

/** Why the best coupon is the best: the only one that fits, the one that takes off most, or of those the one that expires first. */
export type CouponReason = 'only' | 'most' | 'soonest';

export interface BestCoupon<Coupon> {
  coupon: Coupon;
  off: Tenths;
  reason: CouponReason;
  /** How many coupons fit. */
  among: number;
}

/** The coupons that take something off at `now` (ms), the best first: most off, then the one that expires first. */
export function fittingCoupons<Coupon extends MallCoupon>(
  coupons: readonly Coupon[],
  goods: Tenths,
  now: number,
): { coupon: Coupon; off: Tenths }[] {
  return coupons
    .filter(({ expiresAt }) => now < fromMoment(expiresAt))
    .map((coupon) => ({ coupon, off: couponOff(coupon, goods) }))
    .filter(({ off }) => off > 0)
    .sort(
      (one, other) =>
        other.off - one.off ||
        one.coupon.expiresAt.localeCompare(other.coupon.expiresAt) ||
        one.coupon.id.localeCompare(other.coupon.id),
    );
}

/** The coupon that is used unless the person chooses otherwise, with the reason; null where none fits. */
export function bestCoupon<Coupon extends MallCoupon>(
  coupons: readonly Coupon[],
  goods: Tenths,
  now: number,
): BestCoupon<Coupon> | null {
  const fitting = fittingCoupons(coupons, goods, now);
  const [first, second] = fitting;
  if (first === undefined) return null;
  const reason = second === undefined ? 'only' : second.off === first.off ? 'soonest' : 'most';
  return { ...first, reason, among: fitting.length };
}

/** The coupon that needs the least more to fit, and how much more; null where none is out of reach. */
export function nextCoupon<Coupon extends MallCoupon>(
  coupons: readonly Coupon[],
  goods: Tenths,
  now: number,
): { coupon: Coupon; more: Tenths } | null {
  const [next] = coupons
    .filter(({ least, expiresAt }) => least > goods && now < fromMoment(expiresAt))
    .sort((one, other) => one.least - other.least);
  return next === undefined ? null : { coupon: next, more: tenths(next.least - goods) };
}

/** The coupon of an order: the best one while nothing was chosen (`null`), none for an empty choice, else the chosen one where it fits. */
export function couponOf<Coupon extends MallCoupon>(
  coupons: readonly Coupon[],
  choice: string | null,
  goods: Tenths,
  now: number,
): { coupon: Coupon; off: Tenths; best: BestCoupon<Coupon> | null } | null {
  const best = bestCoupon(coupons, goods, now);
  if (choice === null) return best === null ? null : { coupon: best.coupon, off: best.off, best };
  const chosen = fittingCoupons(coupons, goods, now).find(({ coupon }) => coupon.id === choice);
  if (chosen === undefined) return null;
  return { ...chosen, best: chosen.coupon.id === best?.coupon.id ? best : null };
}
