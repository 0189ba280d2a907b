import { tenths, type Tenths } from '@/domain/money';
import type { ItemCategory } from './item';

/** Something that was sold, by what it can be compared. */
export interface SoldItem {
  title: string;
  category: ItemCategory;
  price: Tenths;
}

export interface PriceHint {
  /** How many like items were sold. */
  count: number;
  low: Tenths;
  high: Tenths;
  median: Tenths;
}

/** Fewer sales say nothing about a price. */
const fewest = 3;

/** Whether something that was sold is like an item: of its category, and with two characters in a row of its title. */
export function isLike(item: Pick<SoldItem, 'title' | 'category'>, sold: SoldItem): boolean {
  if (item.category !== sold.category) return false;
  const pairs = pairsOf(sold.title);
  return [...pairsOf(item.title)].some((pair) => pairs.has(pair));
}

/** What like items were sold for, a tenth of the cheapest and of the dearest left out; null where too few were sold. */
export function priceHint(prices: readonly Tenths[]): PriceHint | null {
  if (prices.length < fewest) return null;
  const sorted = [...prices].sort((one, other) => one - other);
  const cut = Math.floor(sorted.length / 10);
  const middle = sorted.slice(cut, sorted.length - cut);
  const at = (index: number) => middle[index] ?? tenths(0);
  return {
    count: prices.length,
    low: at(0),
    high: at(middle.length - 1),
    median: at(Math.floor((middle.length - 1) / 2)),
  };
}

/** Two Chinese characters in a row, or a whole word of letters. */
function pairsOf(title: string): ReadonlySet<string> {
  const words = title.toLowerCase().match(/\p{Script=Han}+|[a-z]+/gu) ?? [];
  return new Set(
    words.flatMap((word) =>
      /^[a-z]/.test(word)
        ? [word]
        : Array.from(word).flatMap((each, index, all) => {
            const next = all[index + 1];
            return next === undefined ? [] : [each + next];
          }),
    ),
  );
}
