import { useInfiniteQuery } from '@tanstack/react-query';
import { call } from '@/api/call';
import type { DataOf } from '@/api/endpoint';
import { articleList, type articleDetail } from '@/api/endpoints/news';
import type { NewsCategory } from '@/domain/news/news';
import { queryClient } from './client';
import { endpointKey, inPages } from './endpoint';

/** An article in a list. */
export type NewsCard = DataOf<typeof articleList>['articles'][number];
/** An article with its text. */
export type Article = NonNullable<DataOf<typeof articleDetail>>;

const pageSize = 20;

/** The news of one category or of all, page by page. */
export function useNews(category: NewsCategory | undefined) {
  const filter = category === undefined ? {} : { category };
  return useInfiniteQuery(
    {
      queryKey: endpointKey(articleList, filter),
      queryFn: ({ pageParam, signal }) =>
        call(articleList, { ...filter, page: pageParam, size: pageSize }, { signal }),
      ...inPages(pageSize),
    },
    queryClient,
  );
}
