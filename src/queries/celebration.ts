import { useQuery } from '@tanstack/react-query';
import { call } from '@/api/call';
import { getAdd, queryAnimationSet } from '@/api/endpoints/home-today';
import { queryClient } from './client';

/** What home celebrates: coins that have come first, then the day. Null where there is nothing, or nobody knows. */
export function useCelebration() {
  return useQuery(
    {
      queryKey: ['celebration'],
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
