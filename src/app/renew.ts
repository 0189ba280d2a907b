import { exchangeLogInKey } from '@/flows/log-in/exchange-log-in-key';
import { theHost } from '@/host/current';
import { tokenRefreshRefused } from '@/state/app-status';
import { sessionGiven } from '@/state/session';

let renewing = false;
let running: Promise<boolean> | null = null;

/** Whether the token is being renewed for the same user. */
export function isRenewing(): boolean {
  return renewing;
}

/** Gets a new token for the same person from the super app; callers that wait share one request. Gives whether there is one. */
export function renew(): Promise<boolean> {
  running ??= requestToken().finally(() => {
    running = null;
  });
  return running;
}

async function requestToken(): Promise<boolean> {
  try {
    const host = await theHost();
    const token = await host.refreshToken().catch((error: unknown) => {
      tokenRefreshRefused();
      throw error;
    });
    if (token === '') return false;
    renewing = true;
    sessionGiven({ token, loginToken: '' });
    // The log-in key is valid only with the previous token.
    exchangeLogInKey().catch(() => undefined);
    return true;
  } catch {
    return false;
  } finally {
    renewing = false;
  }
}
