import { QueryClient, type Query } from '@tanstack/react-query';

/**
 * The cache of what the gateways know. It never pauses and never re-sends by itself: retries are the transport's, and money
 * calls do not pass here.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { networkMode: 'always', retry: false, staleTime: 60_000, gcTime: 30 * 60_000 },
  },
});

/**
 * Starts every read that is still waiting for its first answer anew. Asking for one of them again would only join the request that does
 * not answer, so all of them are dropped first.
 */
export async function restartWaiting(): Promise<void> {
  const waiting = {
    predicate: ({ state }: Query) => state.data === undefined && state.fetchStatus === 'fetching',
  };
  const dropped = queryClient.getQueryCache().findAll(waiting);
  await queryClient.cancelQueries(waiting);
  // What goes wrong again stands in each read's own place.
  await Promise.allSettled(dropped.map((query) => query.fetch()));
}
