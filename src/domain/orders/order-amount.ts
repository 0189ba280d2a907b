import { formatCoins, formatCount, type Tenths } from '@/domain/money';

export type AmountUnit = 'coins' | 'yuan' | 'points';

/** What an order is paid with, or will be while nothing was chosen. */
export interface AmountedOrder {
  money: Tenths;
  /** Orders of coins are paid in yuan alone. */
  kind: string;
  /** The payment that is under way or was made; null while there is none. */
  payment: { coins: Tenths; thirdParty: Tenths; points: number } | null;
}

/** One source of an order's amount, its figure ready to show. */
export interface AmountPart {
  unit: AmountUnit;
  text: string;
}

/**
 * The amount of an order, source by source, wherever it is shown: coins in tenths, yuan in tenths, points whole. At least one part;
 * without a payment the whole price, in yuan for coins that are bought and in coins for all else.
 */
export function orderAmount({ kind, money, payment }: AmountedOrder): readonly [AmountPart, ...AmountPart[]] {
  const whole: AmountPart = { unit: kind === 'coins' ? 'yuan' : 'coins', text: formatCoins(money) };
  if (payment === null) return [whole];
  const { coins, thirdParty, points } = payment;
  const [first, ...rest] = [
    ...(coins > 0 ? [{ unit: 'coins', text: formatCoins(coins) } as const] : []),
    ...(thirdParty > 0 ? [{ unit: 'yuan', text: formatCoins(thirdParty) } as const] : []),
    ...(points > 0 ? [{ unit: 'points', text: formatCount(points) } as const] : []),
  ];
  return first === undefined ? [whole] : [first, ...rest];
}
