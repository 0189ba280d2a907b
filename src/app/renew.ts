import { exchangeLoginKey } from '@/flows/log-in/exchange-login-key';
import { theHost } from '@/host/current';
import { tokenRefreshRefused } from '@/state/app-status';
import { sessionGiven } from '@/state/session';

let renewing = false;
let running: Promise<boolean> | null = null;

/** Whether the token that changes now is the same person's new one. */
export function isRenewing(): boolean {
  return renewing;
}

/** The super app brings a new token for the same person; all that wait share it. Says whether there is one. */
export function renew(): Promise<boolean> {
  running ??= renewed().finally(() => {
    running = null;
  });
  return running;
}

async function renewed(): Promise<boolean> {
  try {
    const host = await theHost();
    const token = await host.refreshToken().catch((error: unknown) => {
      tokenRefreshRefused();
      throw error;
    });
    if (token === '') return false;
    renewing = true;
    sessionGiven({ token, loginToken: '' });
    // The former token's key ends with it; until the new one is there, the token speaks for itself.
    exchangeLoginKey().catch(() => undefined);
    return true;
  } catch {
    return false;
  } finally {
    renewing = false;
  }
}
