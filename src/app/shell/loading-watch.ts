import type { Query } from '@tanstack/react-query';
import { failureOf } from '@/api/errors';
import { queryClient } from '@/queries/client';
import { accountsRefreshing, accountsSettled, accountsSlow, useLoading } from '@/state/loading';

const accounts = 'accounts';

/** Lets the loading indicator follow each refresh of the account information; gives the way to stop. */
export function watchLoading(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stopTiming = useLoading.subscribe(({ wait }, before) => {
    if (wait === before.wait) return;
    clearTimeout(timer);
    if (wait !== null) timer = setTimeout(accountsSlow, wait);
  });

  let refreshing = false;
  let errors = 0;
  const follow = ({ state: { fetchStatus, error, errorUpdateCount } }: Query) => {
    const now = fetchStatus === 'fetching';
    if (now === refreshing) return;
    refreshing = now;
    // A cancelled refresh restores the previous error; only a new error counts.
    const failed = !now && errorUpdateCount > errors;
    errors = errorUpdateCount;
    if (now) accountsRefreshing();
    // An HTTP error of any call stays until the next refresh.
    else if (!(failed && failureOf(error).kind === 'http')) accountsSettled();
  };
  const cache = queryClient.getQueryCache();
  const unsubscribe = cache.subscribe(({ type, query }) => {
    if (type === 'updated' && query.queryKey[0] === accounts) follow(query);
  });
  // The first refresh usually begins before this subscription.
  for (const query of cache.findAll({ queryKey: [accounts] })) follow(query);

  return () => {
    unsubscribe();
    accountsSettled();
    stopTiming();
  };
}
