import { newsCategories, type NewsCategory } from '@/domain/news/news';

/** The category in the address; undefined, for all categories, if it is missing or unknown. */
export function categoryFromSearch(search: URLSearchParams): NewsCategory | undefined {
  return newsCategories.find((category) => category === search.get('kind'));
}
