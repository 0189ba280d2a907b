import type { Tenths } from '@/domain/money';
import type { ItemCategory, ItemCondition, ItemTerm } from '../rules/item';

/** Something that a colleague sells; times in milliseconds. */
export interface Item {
  readonly id: string;
  /** Usercode. */
  readonly seller: string;
  readonly title: string;
  readonly description: string;
  readonly category: ItemCategory;
  readonly condition: ItemCondition;
  readonly price: Tenths;
  readonly boughtFor: Tenths | null;
  readonly place: string;
  readonly terms: readonly ItemTerm[];
  /** Addresses, or names of drawings. */
  readonly pictures: readonly string[];
  readonly publishedAt: number;
  readonly isWithdrawn: boolean;
}
