import { QueryClient } from '@tanstack/react-query';

/**
 * The cache of what the gateways know (decision 37). It never pauses and never re-sends by itself: retries are the transport's, and money
 * calls do not pass here.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { networkMode: 'always', retry: false, staleTime: 60_000, gcTime: 30 * 60_000 },
  },
});
