import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { call } from '@/api/call';
import type { DataOf } from '@/api/endpoint';
import { articleDetail, articleList } from '@/api/endpoints/news';
import type { NewsCategory } from '@/domain/news/news';
import { queryClient } from './client';

/** An article in a list. */
export type NewsCard = DataOf<typeof articleList>['articles'][number];
/** An article to be read. */
export type Article = NonNullable<DataOf<typeof articleDetail>>;

const pageSize = 20;

/** The news of a category, or all of them, as far as they were asked for. */
export function useNews(category: NewsCategory | undefined) {
  return useInfiniteQuery(
    {
      queryKey: ['news', 'list', category],
      initialPageParam: 1,
      queryFn: ({ pageParam, signal }) =>
        call(
          articleList,
          { ...(category === undefined ? {} : { category }), page: pageParam, size: pageSize },
          { signal },
        ),
      getNextPageParam: ({ total }, pages) =>
        pages.length * pageSize < total ? pages.length + 1 : undefined,
    },
    queryClient,
  );
}

/** One article, or the newest without `id`; the category says which one is next. */
export function useArticle(id: string | null, category: NewsCategory | undefined) {
  return useQuery(
    {
      queryKey: ['news', 'one', id, category],
      queryFn: ({ signal }) =>
        call(
          articleDetail,
          { ...(id === null ? {} : { id }), ...(category === undefined ? {} : { category }) },
          { signal },
        ),
    },
    queryClient,
  );
}

/** Somebody wants to see what is new. */
export async function newsOutdated(): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: ['news', 'list'] });
}
