import { readStored, writeStored } from '@/state/storage';
import { sessionEnded, sessionGiven, useSession } from '@/state/session';
import type { Overview } from './control';

const key = 'qa-no-session';

/** Without a session of its own the page gets the identity of the world, unless QA asked for none. */
export function adoptIdentity({ session }: Overview): void {
  if (useSession.getState().token !== '' || readStored(key) !== null) return;
  takeIdentity(session.token, session.systemType);
}

/** The page goes on as somebody else, or (with no token) as nobody; it is loaded anew, so that nothing of the former one stays. */
export function changeIdentity(token: string, systemType: 'LONGCOIN' | 'WALLET'): void {
  if (token === '') {
    writeStored(key, 'yes');
    sessionEnded();
  } else {
    takeIdentity(token, systemType);
  }
  window.location.reload();
}

function takeIdentity(token: string, sysType: 'LONGCOIN' | 'WALLET'): void {
  writeStored(key, null);
  sessionGiven({ token, loginToken: token, sysType });
}
