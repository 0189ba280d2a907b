import type { Tenths } from '@/domain/money';

/** What an order knows of the card that it buys. */
export interface CardPart {
  /** The card's id among those on sale. */
  readonly product: string;
  /** Whole yuan. */
  readonly face: number;
  /** What it cost before the beans. */
  readonly price: Tenths;
  /** The beans that it takes, and what they stand for; both 0 where it takes none. */
  readonly beans: number;
  readonly beansMoney: Tenths;
}
