import { hostNames, type HostName } from '@/domain/session/host';
import { sessionEnded, useSession } from '@/state/session';
import { readStored } from '@/state/storage';
import { control } from '../control';
import { injectHost } from './bridges';
import { hostChosen, useQaHost } from './script';

/** Hosts that open the page with a token in its address. */
export const tokenInAddress: readonly HostName[] = ['mini-program', 'social-browser'];

/**
 * Simulates the chosen host, before the app detects its host. `?qaHost=` in the address chooses one, and `real` none. `hasSession` tells
 * whether the address contains a session.
 */
export async function prepareQaHost(hasSession: boolean): Promise<void> {
  const requested = takeRequestedHost();
  if (requested !== undefined) hostChosen(requested);
  const { host } = useQaHost.getState();
  if (host === null) return;
  injectHost(host);
  if (requested === undefined || hasSession || useSession.getState().token !== '') return;
  // The page is reloaded with the token that such a host puts into the address.
  if (await putTokenInAddress(host)) await new Promise(() => window.location.reload());
}

/** Reloads the page in another host, as if opened there for the first time. */
export async function changeHost(host: HostName | null): Promise<void> {
  await putTokenInAddress(host);
  hostChosen(host);
  sessionEnded();
  window.location.reload();
}

/** Removes the parameter from the address and returns the host that it names. */
function takeRequestedHost(): HostName | null | undefined {
  const url = new URL(window.location.href);
  const [path = '', query = ''] = url.hash.split('?');
  const hashParameters = new URLSearchParams(query);
  const requested = hashParameters.get('qaHost') ?? url.searchParams.get('qaHost');
  if (requested === null) return undefined;
  url.searchParams.delete('qaHost');
  hashParameters.delete('qaHost');
  url.hash = hashParameters.toString() === '' ? path : `${path}?${hashParameters.toString()}`;
  window.history.replaceState(window.history.state, '', url);
  return hostNames.find((name) => name === requested) ?? null;
}

/** False where the host has no token in its address, no user is logged in, or the mock backend is missing. */
async function putTokenInAddress(host: HostName | null): Promise<boolean> {
  if (host === null || !tokenInAddress.includes(host) || readStored('qa-no-session') !== null) return false;
  const overview = await control.state().catch(() => null);
  if (overview === null) return false;
  const url = new URL(window.location.href);
  url.searchParams.set('token', overview.session.token);
  window.history.replaceState(window.history.state, '', url);
  return true;
}
