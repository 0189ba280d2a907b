import type { pointsAndCoins as zh } from './points-and-coins';

export const pointsAndCoins: typeof zh = {
  points: 'Points',
  pointsLine: (points, money) => `${points} points for ${money} coins`,
  pointsTooFew: 'Too few points for 1 coin',
  pointsOwed: (points) => `You owe ${points} points; once they are made up, points can be used again`,
  payWithCoins: 'Pay with coins',
  available: (amount) => `Personal account, ${amount} available`,
  soonestFirst: 'coins that expire first are spent first',
  short: (missing) => `${missing} coins short; a bank card can pay the rest`,
};
