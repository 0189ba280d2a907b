import { newsCategories, type NewsCategory } from '@/domain/news/news';

/** The category that an address asks for; anything else means all of them. */
export function askedCategory(search: URLSearchParams): NewsCategory | undefined {
  return newsCategories.find((category) => category === search.get('kind'));
}
