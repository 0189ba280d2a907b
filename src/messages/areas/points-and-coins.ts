import { area } from '../define-messages';

/** What of an order points pay, and what coins; and what is said while points are owed. */
export const pointsAndCoins = {
  points: '积分抵扣',
  pointsLine: (points: string, money: string) => `用 ${points} 积分抵 ${money} 龙币`,
  pointsTooFew: '积分不够抵 1 龙币',
  pointsOwed: (points: string) => `欠 ${points} 积分，补足后才能用积分`,
  payWithCoins: '用龙币付',
  available: (amount: string) => `个人账户，可用 ${amount}`,
  soonestFirst: '先用最快到期的龙币',
  short: (missing: string) => `还差 ${missing} 龙币，提交后可用银行卡补齐`,
};

export const pointsAndCoinsMessages = area(pointsAndCoins, () =>
  import('./points-and-coins.en').then((module) => module.pointsAndCoins),
);
