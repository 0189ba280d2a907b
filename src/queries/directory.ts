import { queryDirectory } from '@/api/endpoints/directory';
import { useEndpoint } from './endpoint';

/** All colleagues, fetched once they are `wanted` and searched on the device. */
export function useDirectory(wanted = true) {
  return useEndpoint(
    queryDirectory,
    {},
    {
      enabled: wanted,
      staleTime: Infinity,
      gcTime: Infinity,
      // One long list that never changes in place: comparing it deeply would cost more than it saves.
      structuralSharing: false,
    },
  );
}
