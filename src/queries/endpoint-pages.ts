import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { call } from '@/api/call';
import type { BodyOf, DataOf, Endpoint } from '@/api/endpoint';
import { queryClient } from './client';
import { endpointKey, metaOf } from './endpoint';

/** The body of a call without the page that is asked for. */
export type FilterOf<E extends Endpoint> = Omit<BodyOf<E>, 'page' | 'size'>;

interface Rows<Row> {
  /** Of all pages. */
  total: number;
  rows: readonly Row[];
}

interface PagesOptions<E extends Endpoint> {
  /** How many rows a page has. */
  size: number;
  /** After a change of the filter the former rows stay until the new ones are there. */
  keepsFormer?: boolean;
  /** The first page as it was read on a former visit; `readAt` by the phone's clock, ms. */
  kept?: { page: DataOf<E>; readAt: number } | null;
  staleTime?: number;
  /** No toast where the call fails: the screen shows the error itself. */
  quiet?: boolean;
}

/** Reads an endpoint that answers in pages through the cache; `rowsOf` finds the rows in an answer, and throws where they are missing. */
export function useEndpointPages<E extends Endpoint, Row>(
  endpoint: E,
  filter: FilterOf<E>,
  rowsOf: (page: DataOf<E>) => Rows<Row>,
  { size, keepsFormer = false, kept = null, staleTime, quiet }: PagesOptions<E>,
) {
  const result = useInfiniteQuery(
    {
      queryKey: [...endpointKey(endpoint), filter, 'pages'],
      queryFn: async ({ pageParam, signal }) => {
        const body = { ...filter, page: pageParam, size } as BodyOf<E>;
        const answer = await call(endpoint, body, { signal, quiet });
        return { answer, ...rowsOf(answer) };
      },
      initialPageParam: 1,
      getNextPageParam: ({ total }, pages) => (pages.length * size < total ? pages.length + 1 : undefined),
      meta: metaOf(endpoint),
      ...(staleTime === undefined ? {} : { staleTime }),
      ...(keepsFormer ? { placeholderData: keepPreviousData } : {}),
      ...(kept === null
        ? {}
        : {
            initialData: { pages: [{ answer: kept.page, ...rowsOf(kept.page) }], pageParams: [1] },
            initialDataUpdatedAt: kept.readAt,
          }),
    },
    queryClient,
  );
  const { data: read, error, refetch, fetchNextPage, dataUpdatedAt, isPlaceholderData } = result;
  const data = useMemo(() => {
    const [first] = read?.pages ?? [];
    if (read === undefined || first === undefined) return undefined;
    return {
      /** The first answer, for what it has besides its rows. */
      first: first.answer,
      total: first.total,
      /** Of all pages that were read. */
      rows: read.pages.flatMap(({ rows }) => rows),
    };
  }, [read]);
  return { data, error, refetch, fetchNextPage, dataUpdatedAt, isPlaceholderData, end: endOf(result) };
}

interface PagesState {
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
  hasNextPage: boolean;
}

/** What stands at the end of the rows that were read. */
function endOf({
  isFetchingNextPage,
  isFetchNextPageError,
  hasNextPage,
}: PagesState): 'more' | 'loading' | 'failed' | 'end' {
  if (isFetchingNextPage) return 'loading';
  if (isFetchNextPageError) return 'failed';
  return hasNextPage ? 'more' : 'end';
}
