import { couponOf, type MallCoupon } from '@/domain/mall/coupon';
import { tenths, times, type Tenths } from '@/domain/money';

/** An amount that a phone can be topped up by. */
export interface TopUpOffer {
  /** What the phone gets, in whole yuan. */
  readonly face: number;
  /** What it costs. */
  readonly price: Tenths;
}

/** A coin is worth one yuan. */
const coin: Tenths = tenths(10);

/** What an amount is cheaper than what the phone gets; 0 where it is not. */
export function savedBy({ face, price }: TopUpOffer): Tenths {
  return tenths(Math.max(0, times(coin, face) - price));
}

/** The price of a top-up, part by part: price − coupon = total. */
export interface TopUpPrice<Coupon extends MallCoupon> {
  readonly coupon: Coupon | null;
  readonly off: Tenths;
  readonly total: Tenths;
}

/** The one function that prices a top-up; the page and the gateway's stand-in both go by it. `choice` is null for the best coupon, empty for none. */
export function topUpPrice<Coupon extends MallCoupon>(
  { price }: TopUpOffer,
  coupons: readonly Coupon[],
  choice: string | null,
  now: number,
): TopUpPrice<Coupon> {
  const used = couponOf(coupons, choice, price, now);
  const off = used?.off ?? tenths(0);
  return { coupon: used?.coupon ?? null, off, total: tenths(price - off) };
}
