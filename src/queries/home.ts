import { useQuery } from '@tanstack/react-query';
import { call } from '@/api/call';
import { balance, queryUserExpireStatistics } from '@/api/endpoints/home';
import { queryClient } from './client';

/** How many coins lapse soon. */
export function useLapsing() {
  return useQuery(
    { queryKey: ['lapsing'], queryFn: ({ signal }) => call(queryUserExpireStatistics, {}, { signal }) },
    queryClient,
  );
}

/** The person's points. */
export function usePoints() {
  return useQuery(
    { queryKey: ['points'], queryFn: ({ signal }) => call(balance, {}, { signal }) },
    queryClient,
  );
}
