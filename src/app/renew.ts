import { theHost } from '@/host/current';
import { sessionGiven } from '@/state/session';

let renewing = false;

/** Whether the token that changes now is the same person's new one. */
export function isRenewing(): boolean {
  return renewing;
}

/** The super app brings a new token for the same person; all that wait share it. Says whether there is one. */
export async function renew(): Promise<boolean> {
  try {
    const token = await (await theHost()).refreshToken();
    renewing = true;
    sessionGiven({ token, loginToken: '' });
    return true;
  } catch {
    return false;
  } finally {
    renewing = false;
  }
}
