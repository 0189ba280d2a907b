import { queryClient } from '@/queries/client';
import { connectivityKnown, useAppStatus } from '@/state/app-status';

/** A probe without an answer counts as no network after so long, ms: with the silence of a call that is less than 4 s. */
const probeLimit = 2_500;
/** While offline, the network is looked for this often, ms: some web views never say that it is back. */
const probeInterval = 3_000;
/** The minimum interval between probes, ms, as many calls fail together; one probe covers all failures before its response. */
export const crowd = 1_000;

/**
 * Watches whether the network is there. The browser's events and calls without an answer are a hint only: a small request
 * to the app's own origin decides. Once it is back, what could not be read meanwhile is read. Gives the way to stop.
 */
export function watchConnectivity(): () => void {
  /** The wait before the next probe while the browser contradicts the last one, ms; it doubles, as some web views always do. */
  let recheckDelay = crowd;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let probing: AbortController | null = null;
  let probedAt = -Infinity;
  const check = async () => {
    clearTimeout(timer);
    probing?.abort();
    const mine = new AbortController();
    probing = mine;
    probedAt = Date.now();
    const online = await probe(mine);
    if (probing !== mine) return;
    probing = null;
    const wasOnline = useAppStatus.getState().online;
    connectivityKnown(online);
    if (!online) timer = setTimeout(changed, probeInterval);
    else if (!navigator.onLine) {
      // The network may have gone just after it let this probe through.
      timer = setTimeout(changed, recheckDelay);
      recheckDelay *= 2;
    }
    if (online && !wasOnline) void queryClient.refetchQueries({ type: 'active', stale: true });
  };
  const changed = () => void check();
  const handleEvent = () => {
    recheckDelay = crowd;
    changed();
  };
  const handleNetworkFailure = () => {
    // A probe that is on its way answers this one too; while offline the next one is due anyway.
    if (probing !== null || !useAppStatus.getState().online) return;
    const since = Math.abs(Date.now() - probedAt);
    clearTimeout(timer);
    // A failure right after a successful probe may mean that the network has just gone, so it is probed again later.
    if (since >= crowd) changed();
    else timer = setTimeout(changed, crowd - since);
  };

  addEventListener('online', handleEvent);
  addEventListener('offline', handleEvent);
  const unsubscribe = useAppStatus.subscribe(({ networkDoubts }, before) => {
    if (networkDoubts > before.networkDoubts) handleNetworkFailure();
  });
  if (!navigator.onLine || useAppStatus.getState().networkDoubts > 0) handleNetworkFailure();
  return () => {
    clearTimeout(timer);
    probing?.abort();
    probing = null;
    removeEventListener('online', handleEvent);
    removeEventListener('offline', handleEvent);
    unsubscribe();
  };
}

async function probe(giveUp: AbortController): Promise<boolean> {
  const limit = setTimeout(() => giveUp.abort(), probeLimit);
  try {
    const { ok } = await fetch(`${import.meta.env.BASE_URL}app-mark.png`, {
      method: 'HEAD',
      cache: 'no-store',
      signal: giveUp.signal,
    });
    return ok;
  } catch {
    return false;
  } finally {
    clearTimeout(limit);
  }
}
