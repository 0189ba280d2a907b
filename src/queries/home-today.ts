import { useQuery } from '@tanstack/react-query';
import { call } from '@/api/call';
import { getAdd, iconStatusCheck, queryAnimationSet, queryUserDetail } from '@/api/endpoints/home-today';
import { queryClient } from './client';

/** Counts on entrances, and what waits elsewhere. It completes the page: where it does not come, nobody is told. */
export function useIconStatus() {
  return useQuery(
    {
      queryKey: ['home', 'icons'],
      queryFn: ({ signal }) => call(iconStatusCheck, {}, { signal, quiet: true }),
    },
    queryClient,
  );
}

/** What came in and went out of the personal account this month. */
export function useThisMonth() {
  return useQuery(
    { queryKey: ['bill', 'this-month'], queryFn: ({ signal }) => call(queryUserDetail, {}, { signal }) },
    queryClient,
  );
}

/** What home celebrates: coins that have come first, then the day. Null where there is nothing, or nobody knows. */
export function useCelebration() {
  return useQuery(
    {
      queryKey: ['home', 'celebration'],
      // What was shown is known to the gateways alone: each visit asks anew.
      staleTime: 0,
      gcTime: 0,
      queryFn: async ({ signal }) => {
        const options = { signal, quiet: true };
        const [{ arrived }, { animation }] = await Promise.all([
          call(getAdd, {}, options),
          call(queryAnimationSet, {}, options),
        ]);
        return { arrived, animation };
      },
    },
    queryClient,
  );
}
