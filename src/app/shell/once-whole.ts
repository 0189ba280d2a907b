import { queryClient } from '@/queries/client';

/** Milliseconds in which nothing was fetched, after which a page counts as whole and the line as idle. */
const quiet = 2_500;

/** Does what can wait once the page is whole and the line idle; gives the way to drop it. */
export function onceWhole(work: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const look = (before: number) => {
    const fetched = performance.getEntriesByType('resource').length;
    if (fetched === before && queryClient.isFetching() === 0) work();
    else timer = setTimeout(() => look(fetched), quiet);
  };
  look(-1);
  return () => clearTimeout(timer);
}
