import { tenths, type Tenths } from '@/domain/money';

/** So many whole percent of a price in whole numbers, rounded half up to a tenth of a coin. */
export function percentOf(price: Tenths, percent: number): Tenths {
  return tenths(Math.floor((price * percent + 50) / 100));
}
