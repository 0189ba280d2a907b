import type { DataOf } from '@/api/endpoint';
import { articleList, type articleDetail } from '@/api/endpoints/news';
import type { NewsCategory } from '@/domain/news/news';
import { useEndpointPages } from './endpoint-pages';

/** An article in a list. */
export type NewsCard = DataOf<typeof articleList>['articles'][number];
/** An article with its text. */
export type Article = NonNullable<DataOf<typeof articleDetail>>;

/** The news of one category or of all, page by page. */
export function useNews(category: NewsCategory | undefined) {
  const filter = category === undefined ? {} : { category };
  return useEndpointPages(articleList, filter, ({ total, articles: rows }) => ({ total, rows }), {
    size: 20,
  });
}
