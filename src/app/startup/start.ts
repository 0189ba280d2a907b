import { call } from '@/api/call';
import { socialSignature } from '@/api/endpoints/auth';
import { theHost } from '@/host/current';
import { provideMemberId, provideSignature, provideWayBack } from '@/host/runtime-config';
import { errorMessages } from '@/messages/errors';
import { messagesOf } from '@/messages/language';
import { currentUser } from '@/queries/account';
import { stepBackRequested } from '@/state/app-status';
import { syncLegacyStorage } from '@/state/legacy-storage-sync';
import { notify } from '@/state/notifications';
import { usePreferences } from '@/state/preferences';
import { storedMemberId, useSession } from '@/state/session';
import { startupBegan, startupDone, useStartup } from '@/state/startup';
import { onStorageLost } from '@/state/storage';
import { wireOnce } from '../wiring';
import { leaveForLogin } from './login';
import { takeStartupParameters } from './parameters';
import { prepareStartup } from './prepare-startup';
import { runStartup } from './run';

/** Starts the app in this browser, once for each page that is loaded; called again it does nothing. */
export async function startOnce(): Promise<void> {
  if (useStartup.getState().begun) return;
  startupBegan();
  const prepared = prepareStartup(takeStartupParameters());
  // No request is needed to identify the user, so pages need not wait.
  if (prepared.left[0]?.kind === 'start') {
    startupDone();
    askWhoIsHere();
  }
  provideSignature((url) => call(socialSignature, { url }, { background: true }));
  provideMemberId(storedMemberId);
  provideWayBack(stepBackRequested);
  syncLegacyStorage();
  onStorageLost(() => void tellStorageLost());
  await runStartup(prepared, { host: theHost, leaveForLogin });
}

/** The balance of /home waits for it, and the question can leave before the page is drawn. */
function askWhoIsHere(): void {
  const [path = ''] = window.location.hash.slice(1).split('?');
  if (useSession.getState().token === '' || !['', '/', '/home'].includes(path)) return;
  wireOnce();
  currentUser().catch(() => undefined);
}

async function tellStorageLost(): Promise<void> {
  const messages = await messagesOf(errorMessages, usePreferences.getState().language);
  notify(messages.storageLost);
}
