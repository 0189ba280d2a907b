import { describe, expect, it } from 'vitest';
import { tenths } from '@/domain/money';
import { pointsOfferFor } from '@/domain/orders/points-offer';

describe('the points that an order takes', () => {
  it.each([
    ['stand for a tenth of its price at most, in whole coins', 4_990, 100_000, 49, 4_900],
    ['are no more than the person has, in whole coins', 4_990, 1_299, 12, 1_200],
    ['begin with a price of ten coins', 100, 100, 1, 100],
  ])('%s', (_name, money, points, coins, taken) => {
    expect(pointsOfferFor(tenths(money), points)).toEqual({ points: taken, money: coins * 10 });
  });

  it.each([
    ['a price below ten coins', 99, 5_000],
    ['fewer points than one coin', 10_000, 99],
    ['debts of points', 10_000, -200],
  ])('are none for %s', (_name, money, points) => {
    expect(pointsOfferFor(tenths(money), points)).toBeNull();
  });
});
