import { parseAmount, type Tenths } from '@/domain/money';
import type { ItemFilter } from './queries';
import { highestPrice, itemCategories, itemSorts, type ItemCategory, type ItemSort } from './rules/item';

/** The filter of the market as its address has it; what the address has wrongly is left out. */
export function itemFilterOf(params: URLSearchParams): ItemFilter & { category?: ItemCategory } {
  const category = itemCategories.find((each) => each === params.get('category'));
  const sort: ItemSort = itemSorts.find((each) => each === params.get('sort')) ?? 'newest';
  return {
    keyword: params.get('q') ?? '',
    ...(category === undefined ? {} : { category }),
    sort,
    from: priceOf(params.get('from')),
    to: priceOf(params.get('to')),
    seller: params.get('seller') ?? '',
    isFavourite: params.get('favourites') === '1',
  };
}

/** Whether anything but a category and a search is asked for. */
export function hasConditions({ sort, from, to, isFavourite }: ItemFilter): boolean {
  return sort !== 'newest' || from !== null || to !== null || isFavourite;
}

function priceOf(text: string | null): Tenths | null {
  const parsed = parseAmount(text ?? '', highestPrice);
  return parsed.ok ? parsed.amount : null;
}
