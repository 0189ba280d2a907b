import { partsOf, toDay } from '@/domain/business-time';
import { tenths, type Tenths } from '@/domain/money';
import type { MockState } from '@/mocks/core/state';

/** A kind of card for sale. */
interface SectionCard {
  readonly id: string;
  /** Whole yuan. */
  readonly face: number;
  readonly price: Tenths;
  /** What it costs on Sundays. */
  readonly sundayPrice?: Tenths;
  readonly stock: number;
  /** For each person and day. */
  readonly limit: number;
}

export const section: readonly SectionCard[] = [
  { id: 'E100', face: 100, price: tenths(1_000), stock: 260, limit: 5 },
  { id: 'E200', face: 200, price: tenths(1_990), stock: 120, limit: 5 },
  { id: 'E500', face: 500, price: tenths(4_950), sundayPrice: tenths(4_900), stock: 36, limit: 2 },
  { id: 'E1000', face: 1_000, price: tenths(9_880), stock: 0, limit: 1 },
];

/** What a card costs on the day of a time. */
export function priceAt({ price, sundayPrice = price }: SectionCard, now: number): Tenths {
  return partsOf(now).weekday === 0 ? sundayPrice : price;
}

/** How many of a kind are left; a closed order returns its card. */
export function leftOf({ orders }: MockState, { id, stock }: SectionCard): number {
  return stock - orders.filter(({ card, state }) => card?.product === id && state !== 'closed').length;
}

/** How many of a kind a person has ordered today. */
export function boughtToday({ orders }: MockState, { id }: SectionCard, buyer: string, now: number): number {
  const today = toDay(now);
  return orders.filter(
    (order) =>
      order.buyer === buyer &&
      order.card?.product === id &&
      order.state !== 'closed' &&
      toDay(order.createdAt) === today,
  ).length;
}
