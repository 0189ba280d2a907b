import { call } from '@/api/call';
import { socialSignature } from '@/api/endpoints/auth';
import { theHost } from '@/host/current';
import { provideMemberId, provideSignature, provideWayBack } from '@/host/runtime-config';
import { errorMessages } from '@/messages/errors';
import { messagesOf } from '@/messages/language';
import { stepBackRequested } from '@/state/app-status';
import { syncLegacyStorage } from '@/state/legacy-storage-sync';
import { notify } from '@/state/notifications';
import { usePreferences } from '@/state/preferences';
import { storedMemberId } from '@/state/session';
import { startupBegan, startupDone, useStartup } from '@/state/startup';
import { onStorageLost } from '@/state/storage';
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
  if (prepared.left[0]?.kind === 'start') startupDone();
  provideSignature((url) => call(socialSignature, { url }, { background: true }));
  provideMemberId(storedMemberId);
  provideWayBack(stepBackRequested);
  syncLegacyStorage();
  onStorageLost(() => void tellStorageLost());
  await runStartup(prepared, { host: theHost, leaveForLogin });
}

async function tellStorageLost(): Promise<void> {
  const messages = await messagesOf(errorMessages, usePreferences.getState().language);
  notify(messages.storageLost);
}
