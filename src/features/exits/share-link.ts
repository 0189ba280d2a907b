import { theHost } from '@/host/current';
import { HostFailure, type Shared } from '@/host/host';
import { errorMessages } from '@/messages/errors';
import { messagesOf } from '@/messages/language';
import { notify } from '@/state/notifications';
import { usePreferences } from '@/state/preferences';
import { copyText } from '@/ui/browser/copy-text';

/** What became of sharing; `cancelled` is the person's own wish. */
export type HandedOut = 'panel' | 'prepared' | 'cancelled' | 'failed' | 'copied' | 'not-copied';

/** Whether there is anything that shares: the host, or the system's share sheet. */
export async function canHandOut(): Promise<boolean> {
  if (systemShares()) return true;
  try {
    return (await theHost()).can('share');
  } catch {
    return false;
  }
}

/** Shares by the host, else by the system's share sheet, else copies the link. */
export async function handOut(shared: Shared): Promise<HandedOut> {
  try {
    const host = await theHost();
    if (host.can('share')) return (await host.share(shared)) === 'prepared' ? 'prepared' : 'panel';
  } catch (error) {
    if (error instanceof HostFailure && error.trouble === 'cancelled') return 'cancelled';
    if (error instanceof HostFailure && error.trouble === 'config') await tellConfigFailed(error.said);
  }
  if (!systemShares()) return copyLink(shared.url);
  try {
    const { title, text, url } = shared;
    await navigator.share({ title, text, url });
    return 'panel';
  } catch (error) {
    return error instanceof Error && error.name === 'AbortError' ? 'cancelled' : 'failed';
  }
}

/** The social app did not accept the page's signature; its own words go along. */
async function tellConfigFailed(said: string): Promise<void> {
  const messages = await messagesOf(errorMessages, usePreferences.getState().language);
  notify(messages.configFailed(said));
}

export async function copyLink(url: string): Promise<HandedOut> {
  return (await copyText(url)) ? 'copied' : 'not-copied';
}

function systemShares(): boolean {
  return typeof navigator.share === 'function';
}
