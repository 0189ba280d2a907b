import { tokenRefreshWait } from '@/domain/constants';
import { withTimeout, type Clock } from './clock';
import { HostRefusal } from './host';
import { closePageStatus } from './transport';

/** Where to go when there is no token; given by the app, because the host layer does not know the router. */
export interface WaysOut {
  /** One page back. */
  goBack: () => void;
  closePage: () => void;
}

/** Callers that come while one is under way share it; the next one begins anew. */
function shared<Value>(ask: () => Promise<Value>): () => Promise<Value> {
  let running: Promise<Value> | null = null;
  return () => {
    running ??= ask().finally(() => {
      running = null;
    });
    return running;
  };
}

/**
 * The refresh queue: concurrent callers wait for one refresh and all resolve with it, in their order. Where it fails or
 * does not answer within 10 s, all reject, and the app goes back one page, once.
 */
export function refreshQueue(
  refresh: () => Promise<string>,
  { goBack }: Pick<WaysOut, 'goBack'>,
  clock: Clock,
): () => Promise<string> {
  return shared(async () => {
    try {
      return await withTimeout(tokenRefreshWait, refresh(), clock);
    } catch (error) {
      goBack();
      throw error;
    }
  });
}

/**
 * Getting a token: try; where it is refused, the log-in page opens, and a log-in that went well is followed by one more
 * try, the last one. A log-in refused with 40001 closes the page, with any other status it goes back. A bridge that does not work has
 * no log-in page either: its failure is the answer.
 */
export function tokenGetter(
  getToken: () => Promise<string>,
  openLogin: () => Promise<void>,
  { goBack, closePage }: WaysOut,
): () => Promise<string> {
  /** Rethrows the error of a step; a refusal with 40001 closes the page at every step. */
  const failed = (error: unknown, otherwise?: () => void): never => {
    if (error instanceof HostRefusal) {
      if (error.status === closePageStatus) closePage();
      else otherwise?.();
    }
    throw error;
  };
  return shared(async () => {
    try {
      return await getToken();
    } catch (error) {
      if (!(error instanceof HostRefusal) || error.status === closePageStatus) return failed(error);
    }
    await openLogin().catch((error: unknown) => failed(error, goBack));
    return getToken().catch((error: unknown) => failed(error));
  });
}
