import { useMemo } from 'react';
import type { Colleague } from '@/domain/colleagues/colleague';
import { featuresFound, type RemoteKind } from '@/domain/search/search';
import { useFeatures } from '@/flows/scenes/use-features';
import { useFound } from './queries';
import type { Colleagues } from './use-colleagues';

/** How many colleagues are listed at most; a longer search text finds the others. */
const maxColleagues = 100;
const nobody: { people: readonly Colleague[]; more: boolean } = { people: [], more: false };

/** The results of a search by kind. Each kind loads and fails on its own; results from the device are there at once. */
export function useResults(words: string, colleagues: Colleagues | null) {
  const all = useFeatures();
  const features = useMemo(() => featuresFound(all, words), [all, words]);
  const activities = useFound('activities', words);
  const goods = useFound('goods', words);
  const news = useFound('news', words);
  const search = colleagues?.search;
  const { people, more: hasMorePeople } = useMemo(
    () => search?.(words, { limit: maxColleagues }) ?? nobody,
    [search, words],
  );
  const remote = [activities, goods, news];
  const queries = [...remote, ...(colleagues === null ? [] : [colleagues.query])];
  const pending = queries.filter(({ data }) => data === undefined);
  const isDirectoryLoaded = colleagues?.query.data !== undefined;
  const isComplete = pending.length === 0;
  const known = remote.reduce(
    (sum, { data }) => (data === undefined ? sum : sum + data.total),
    features.length + people.length,
  );
  return {
    features,
    activities,
    goods,
    news,
    people,
    hasMorePeople,
    /** Whether the directory is loaded, so that `people` is the answer. */
    isDirectoryLoaded,
    isLoading: pending.some(({ error }) => error === null),
    /** Whether there is a result of any kind that has answered. */
    hasAny: known > 0,
    /** Of all kinds; undefined until all of them are known. */
    total: isComplete ? known : undefined,
  };
}

export type Results = ReturnType<typeof useResults>;
export type Found<Kind extends RemoteKind> = ReturnType<typeof useFound<Kind>>;
