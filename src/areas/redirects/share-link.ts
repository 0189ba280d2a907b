import { theHost } from '@/host/current';
import { HostFailure, type Shared } from '@/host/host';
import { hostErrorMessages } from '@/messages/host-errors';
import { messagesOf } from '@/messages/language';
import { notify } from '@/state/notifications';
import { usePreferences } from '@/state/preferences';
import { copyText } from '@/ui/browser/copy-text';

/** The outcome of sharing; `cancelled` means that the person closed the share panel. */
export type ShareOutcome = 'panel' | 'prepared' | 'cancelled' | 'failed' | 'copied' | 'not-copied';

/** Whether the host or the system's share sheet can share. */
export async function canShare(): Promise<boolean> {
  if (canSystemShare()) return true;
  try {
    return (await theHost()).can('share');
  } catch {
    return false;
  }
}

/** Shares through the host, else through the system's share sheet, else copies the link. */
export async function shareLink(shared: Shared): Promise<ShareOutcome> {
  try {
    const host = await theHost();
    if (host.can('share')) return (await host.share(shared)) === 'prepared' ? 'prepared' : 'panel';
  } catch (error) {
    if (error instanceof HostFailure && error.trouble === 'cancelled') return 'cancelled';
    if (error instanceof HostFailure && error.trouble === 'config') await notifyConfigFailed(error.said);
  }
  if (!canSystemShare()) return copyLink(shared.url);
  try {
    const { title, text, url } = shared;
    await navigator.share({ title, text, url });
    return 'panel';
  } catch (error) {
    return error instanceof Error && error.name === 'AbortError' ? 'cancelled' : 'failed';
  }
}

/** Says that the social app did not accept the page's signature, with the app's own error text. */
async function notifyConfigFailed(said: string): Promise<void> {
  const messages = await messagesOf(hostErrorMessages, usePreferences.getState().language);
  notify(messages.configFailed(said));
}

export async function copyLink(url: string): Promise<ShareOutcome> {
  return (await copyText(url)) ? 'copied' : 'not-copied';
}

function canSystemShare(): boolean {
  return typeof navigator.share === 'function';
}
