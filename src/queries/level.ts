import { useQuery } from '@tanstack/react-query';
import { call } from '@/api/call';
import { queryLevel } from '@/api/endpoints/level';
import { queryClient } from './client';

/** The person's level as a member. */
export function useLevel() {
  return useQuery(
    { queryKey: ['level'], queryFn: ({ signal }) => call(queryLevel, {}, { signal }) },
    queryClient,
  );
}
