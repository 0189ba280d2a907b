import { tenths, type Tenths } from '@/domain/money';

/** Points that an order takes in place of coins: so many points for so many tenths. */
export interface PointsOffer {
  points: number;
  money: Tenths;
}

const pointsPerCoin = 100;
/** Points pay at most one part of so many. */
const parts = 10;

/**
 * The points that a person can use for an order of so many tenths; null if there are too few. They stand for whole coins.
 */
export function pointsOfferFor(money: Tenths, points: number): PointsOffer | null {
  const most = Math.min(Math.floor(money / (parts * 10)), Math.floor(points / pointsPerCoin));
  return most <= 0 ? null : { points: most * pointsPerCoin, money: tenths(most * 10) };
}
