import { tenths, type Tenths } from '@/domain/money';
import { pointsOfferFor } from '@/domain/orders/points-offer';
import { couponOff, goodsMoney, type MallCoupon, type PricedLine } from './coupon';

/** What delivery costs. */
interface DeliveryTerms {
  fee: Tenths;
  /** From this price of the goods on it is free. */
  freeFrom: Tenths;
}

interface Basket {
  lines: readonly PricedLine[];
  delivery: DeliveryTerms;
  /** Null where none is used. */
  coupon: Pick<MallCoupon, 'worth' | 'least'> | null;
  /** The points that the buyer has and means to use; 0 where none are. */
  points: number;
}

/** The price of an order, part by part: goods + delivery − coupon = total, and total − points’ money = coins. */
export interface MallPrice {
  goods: Tenths;
  delivery: Tenths;
  coupon: Tenths;
  /** The total of the order, before it is split between payers. */
  total: Tenths;
  points: number;
  pointsMoney: Tenths;
  /** What is left to pay in coins. */
  coins: Tenths;
  /** What coupon and points take off together. */
  saved: Tenths;
}

/** The one function that prices an order of the mall; the page and the gateway's stand-in both go by it. */
export function priceOf({ lines, delivery, coupon, points }: Basket): MallPrice {
  const goods = goodsMoney(lines);
  const fee = goods === 0 || goods >= delivery.freeFrom ? tenths(0) : delivery.fee;
  const off = coupon === null ? tenths(0) : couponOff(coupon, goods);
  const total = tenths(goods + fee - off);
  const offer = pointsOfferFor(total, points);
  const pointsMoney = offer?.money ?? tenths(0);
  return {
    goods,
    delivery: fee,
    coupon: off,
    total,
    points: offer?.points ?? 0,
    pointsMoney,
    coins: tenths(total - pointsMoney),
    saved: tenths(off + pointsMoney),
  };
}
