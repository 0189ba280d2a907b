import { queryDirectory } from '@/api/endpoints/directory';
import { useEndpoint } from './endpoint';

/** All colleagues, fetched once and searched on the device. */
export function useDirectory(enabled = true) {
  return useEndpoint(
    queryDirectory,
    {},
    {
      enabled,
      staleTime: Infinity,
      gcTime: Infinity,
      // A deep comparison of this long list would cost more than it saves.
      structuralSharing: false,
    },
  );
}
