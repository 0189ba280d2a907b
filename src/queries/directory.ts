import { useQuery } from '@tanstack/react-query';
import { call } from '@/api/call';
import { queryDirectory } from '@/api/endpoints/directory';
import { queryClient } from './client';

/** All colleagues, fetched once they are `wanted` and searched on the device (decision 32). */
export function useDirectory(wanted = true) {
  return useQuery(
    {
      queryKey: ['directory'],
      queryFn: ({ signal }) => call(queryDirectory, {}, { signal }),
      enabled: wanted,
      staleTime: Infinity,
      gcTime: Infinity,
      // One long list that never changes in place: comparing it deeply would cost more than it saves.
      structuralSharing: false,
    },
    queryClient,
  );
}
