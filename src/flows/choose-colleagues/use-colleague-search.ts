import { useEffect, useMemo } from 'react';
import type { Colleague } from '@/domain/colleagues/colleague';
import { growIndex, startIndex } from '@/domain/colleagues/directory';
import { directorySearch } from '@/domain/colleagues/directory-search';

/** How many people are indexed between two frames. */
const batchSize = 1000;

/** The search among these people; the index is built between frames, so that opening the page does not wait for it. */
export function useColleagueSearch(people: readonly Colleague[]) {
  const index = useMemo(() => startIndex(people), [people]);
  useEffect(() => {
    const timer = setInterval(() => {
      if (growIndex(index, batchSize)) clearInterval(timer);
    }, 0);
    return () => clearInterval(timer);
  }, [index]);
  return useMemo(() => directorySearch(index), [index]);
}
