import { QueryClient, type Query } from '@tanstack/react-query';

/**
 * The cache of server state. It never pauses and never retries by itself: the transport does that, and money calls do not use the
 * cache.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { networkMode: 'always', retry: false, staleTime: 60_000, gcTime: 30 * 60_000 },
  },
});

/**
 * Restarts every query that has no data yet. Refetching one of them would only join the request that does not respond, so all of
 * them are cancelled first.
 */
export async function restartWaiting(): Promise<void> {
  const waiting = {
    predicate: ({ state }: Query) => state.data === undefined && state.fetchStatus === 'fetching',
  };
  const cancelled = queryClient.getQueryCache().findAll(waiting);
  await queryClient.cancelQueries(waiting);
  // Each query shows its own error.
  await Promise.allSettled(cancelled.map((query) => query.fetch()));
}
