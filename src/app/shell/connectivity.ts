import { connectivityKnown } from '@/state/visit';

const probeLimit = 5_000;

/**
 * Watches whether the network is there. The browser's events are a hint only (decision 29): a small request to the app's own origin
 * decides. Gives the way to stop.
 */
export function watchConnectivity(): () => void {
  const check = () => {
    void probe().then(connectivityKnown);
  };
  addEventListener('online', check);
  addEventListener('offline', check);
  if (!navigator.onLine) check();
  return () => {
    removeEventListener('online', check);
    removeEventListener('offline', check);
  };
}

async function probe(): Promise<boolean> {
  const giveUp = new AbortController();
  const limit = setTimeout(() => giveUp.abort(), probeLimit);
  try {
    const { ok } = await fetch(`${import.meta.env.BASE_URL}app-mark.svg`, {
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
