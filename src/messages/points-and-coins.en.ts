import type { pointsAndCoins as zh } from './points-and-coins';

export const pointsAndCoins: typeof zh = {
  points: 'Points',
  pointsLine: (points, money) => `${points} points for ${money} coins`,
  pointsTooFew: 'Too few points for 1 coin',
  payWithCoins: 'Pay with coins',
  available: (amount) => `Personal account, ${amount} available`,
  soonestFirst: 'coins that expire first are spent first',
  short: (missing) => `${missing} coins short; a bank card can pay the rest`,
};
