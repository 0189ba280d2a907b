import { useQuery } from '@tanstack/react-query';
import { call } from '@/api/call';
import type { Activity } from '@/api/endpoints/activity';
import type { Goods } from '@/api/endpoints/goods';
import { search } from '@/api/endpoints/search';
import { GatewayError } from '@/api/errors';
import { remoteKinds, type RemoteKind } from '@/domain/search/search';
import { queryClient } from '@/queries/client';
import { useEndpointPages } from '@/queries/endpoint-pages';
import type { NewsCard } from '@/queries/news';

/** The rows of each kind, as the list of that kind has them. */
export interface FoundRows {
  activities: Activity;
  goods: Goods;
  news: NewsCard;
}

interface FoundPage<Kind extends RemoteKind> {
  /** Of all pages. */
  total: number;
  rows: FoundRows[Kind][];
}

const titlesOfEach = 3;
/** Suggestions are only needed while typing, ms. */
const suggestionsTime = 60_000;

/** The search results of one kind; each kind has its own request, skeleton and error. */
export function useFound<Kind extends RemoteKind>(kind: Kind, words: string) {
  const rowsOf = (found: { [Each in RemoteKind]?: FoundPage<Each> }): FoundPage<Kind> => {
    const ofKind = found[kind];
    if (ofKind === undefined) throw new GatewayError({ kind: 'invalidResponse' }, search.name);
    return ofKind;
  };
  return useEndpointPages(search, { words, kinds: [kind] }, rowsOf, { size: 20 });
}

/** Suggested titles while typing; the request for a former text is aborted. */
export function useTitles(words: string) {
  return useQuery(
    {
      queryKey: ['search', 'titles', words],
      enabled: words !== '',
      gcTime: suggestionsTime,
      queryFn: async ({ signal }) => {
        const body = { words, kinds: [...remoteKinds], page: 1, size: titlesOfEach };
        const { activities, goods, news } = await call(search, body, { signal, quiet: true });
        return [
          ...(activities?.rows ?? []).map(({ title }) => ['activities', title] as const),
          ...(goods?.rows ?? []).map(({ name }) => ['goods', name] as const),
          ...(news?.rows ?? []).map(({ title }) => ['news', title] as const),
        ];
      },
    },
    queryClient,
  );
}
