import { useEffect, useMemo } from 'react';
import type { Colleague } from '@/domain/colleagues/colleague';
import { growIndex, startIndex } from '@/domain/colleagues/directory';
import { directorySearch } from '@/domain/colleagues/directory-search';

/** People taken into the index at a time, between two frames. */
const slice = 1000;

/** The search over these people; the index grows between frames, so that opening the page never waits for it. */
export function useColleagueSearch(people: readonly Colleague[]) {
  const index = useMemo(() => startIndex(people), [people]);
  useEffect(() => {
    const growing = setInterval(() => {
      if (growIndex(index, slice)) clearInterval(growing);
    }, 0);
    return () => clearInterval(growing);
  }, [index]);
  return useMemo(() => directorySearch(index), [index]);
}
