import { useQuery } from '@tanstack/react-query';
import { call } from '@/api/call';
import { getAdd, queryAnimationSet } from '@/api/endpoints/home-today';
import { queryClient } from '@/queries/client';

/** What /home celebrates: coins that have arrived, then the day; null where there is nothing. */
export function useCelebration() {
  return useQuery(
    {
      queryKey: ['celebration'],
      // Only the gateways know what was shown already, so each visit fetches again.
      staleTime: 0,
      gcTime: 0,
      queryFn: async ({ signal }) => {
        const options = { signal, background: true };
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
