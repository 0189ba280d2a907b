import { useMemo } from 'react';
import type { Colleague } from '@/domain/colleagues/colleague';
import { featuresFound, type RemoteKind } from '@/domain/search/search';
import { useFound } from '@/queries/search';
import type { Colleagues } from './use-colleagues';
import { useFeatures } from './use-features';

/** Colleagues that are listed; whoever looks for another one types more. */
const mostColleagues = 100;
const nobody: { people: readonly Colleague[]; more: boolean } = { people: [], more: false };

/** What a search found, kind by kind: each waits and fails for itself, and the device's own never wait for the gateways. */
export function useResults(words: string, colleagues: Colleagues | null) {
  const all = useFeatures();
  const features = useMemo(() => featuresFound(all, words), [all, words]);
  const activities = useFound('activities', words);
  const goods = useFound('goods', words);
  const news = useFound('news', words);
  const search = colleagues?.search;
  const { people, more: morePeople } = useMemo(
    () => search?.(words, { limit: mostColleagues }) ?? nobody,
    [search, words],
  );
  const remote = [activities, goods, news];
  const asked = [...remote, ...(colleagues === null ? [] : [colleagues.query])];
  const unknown = asked.filter(({ data }) => data === undefined);
  const counts = remote.map(({ data }) => data?.pages[0]?.total ?? 0);
  return {
    features,
    activities,
    goods,
    news,
    people,
    morePeople,
    /** Whether the colleagues could be searched. */
    known: colleagues?.query.data !== undefined,
    waiting: unknown.some(({ error }) => error === null),
    failed: unknown.some(({ error }) => error !== null),
    total: counts.reduce((sum, count) => sum + count, features.length + people.length),
  };
}

export type Results = ReturnType<typeof useResults>;
export type Found<Kind extends RemoteKind> = ReturnType<typeof useFound<Kind>>;
