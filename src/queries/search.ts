import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { call } from '@/api/call';
import type { Activity } from '@/api/endpoints/activity';
import type { Goods } from '@/api/endpoints/goods';
import { search } from '@/api/endpoints/search';
import { GatewayError } from '@/api/errors';
import { remoteKinds, type RemoteKind } from '@/domain/search/search';
import { queryClient } from './client';
import { inPages } from './endpoint';
import type { NewsCard } from './news';

/** A row of what was found, as the list of its kind has it. */
export interface FoundRows {
  activities: Activity;
  goods: Goods;
  news: NewsCard;
}

interface FoundPage<Kind extends RemoteKind> {
  /** On all pages. */
  total: number;
  rows: FoundRows[Kind][];
}

const pageSize = 20;
const titlesOfEach = 3;
/** Suggestions are for the moment of typing, ms. */
const suggestionsKept = 60_000;

/** What the gateways find of one kind; each kind asks, waits and fails for itself. */
export function useFound<Kind extends RemoteKind>(kind: Kind, words: string) {
  return useInfiniteQuery(
    {
      queryKey: ['search', kind, words],
      queryFn: async ({ pageParam, signal }): Promise<FoundPage<Kind>> => {
        const asked = { words, kinds: [kind], page: pageParam, size: pageSize };
        const found: { [Each in RemoteKind]?: FoundPage<Each> } = await call(search, asked, { signal });
        const ofKind = found[kind];
        if (ofKind === undefined) throw new GatewayError({ kind: 'invalidResponse' }, search.name);
        return ofKind;
      },
      ...inPages(pageSize),
    },
    queryClient,
  );
}

/** Titles for whoever is still typing. Another text is another question: the former one is dropped, and its answer never shows. */
export function useTitles(words: string) {
  return useQuery(
    {
      queryKey: ['search', 'titles', words],
      enabled: words !== '',
      gcTime: suggestionsKept,
      queryFn: async ({ signal }) => {
        const asked = { words, kinds: [...remoteKinds], page: 1, size: titlesOfEach };
        // A suggestion that does not come is nothing to speak of.
        const { activities, goods, news } = await call(search, asked, { signal, quiet: true });
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
