import { sessionEnded, sessionGiven, useSession } from '@/state/session';
import { readStored, writeStored } from '@/state/storage';
import type { Overview } from './control';

const key = 'qa-no-session';

/** Logs in the default person of the world, unless there is a session or QA chose to have none. */
export function adoptIdentity({ session }: Overview): void {
  if (useSession.getState().token !== '' || readStored(key) !== null) return;
  logIn(session.token, session.systemType);
}

/** Reloads the page as another person, or logged out where the token is empty. */
export function changeIdentity(token: string, systemType: 'LONGCOIN' | 'WALLET'): void {
  if (token === '') logOut();
  else logIn(token, systemType);
  window.location.reload();
}

/** Takes effect after a reload. */
export function logIn(token: string, sysType: 'LONGCOIN' | 'WALLET'): void {
  writeStored(key, null);
  sessionGiven({ token, loginToken: '', sysType });
}

/** Ends the session, and keeps the default person from being logged in. */
export function logOut(): void {
  writeStored(key, 'yes');
  sessionEnded();
}
