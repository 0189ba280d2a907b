import { hostNames, type HostName } from '@/domain/session/host';
import { sessionEnded, useSession } from '@/state/session';
import { readStored } from '@/state/storage';
import { control } from '../control';
import { injectHost } from './bridges';
import { hostChosen, useQaHost } from './script';

/** Hosts whose page is opened with a token in its address. */
export const byAddress: readonly HostName[] = ['mini-program', 'social-browser'];

/**
 * Puts the chosen host around the page, before anything asks where it was opened. `?qaHost=` in the address chooses one, and `real` none.
 * `brings`: the address brought a session along.
 */
export async function prepareQaHost(brings: boolean): Promise<void> {
  const wanted = takeWish();
  if (wanted !== undefined) hostChosen(wanted);
  const { host } = useQaHost.getState();
  if (host === null) return;
  injectHost(host);
  if (wanted === undefined || brings || useSession.getState().token !== '') return;
  // The page is about to be loaded anew, with what such a host would have put into its address.
  if (await putTokenInAddress(host)) await new Promise(() => window.location.reload());
}

/** The page goes on in another host, as if opened there for the first time. */
export async function changeHost(host: HostName | null): Promise<void> {
  await putTokenInAddress(host);
  hostChosen(host);
  sessionEnded();
  window.location.reload();
}

/** What the address asks for, taken out of it. */
function takeWish(): HostName | null | undefined {
  const url = new URL(window.location.href);
  const [path = '', query = ''] = url.hash.split('?');
  const behind = new URLSearchParams(query);
  const wish = behind.get('qaHost') ?? url.searchParams.get('qaHost');
  if (wish === null) return undefined;
  url.searchParams.delete('qaHost');
  behind.delete('qaHost');
  url.hash = behind.toString() === '' ? path : `${path}?${behind.toString()}`;
  window.history.replaceState(window.history.state, '', url);
  return hostNames.find((name) => name === wish) ?? null;
}

/** Says whether it did: other hosts have another way, nobody may be logged in, and the gateways may not answer. */
async function putTokenInAddress(host: HostName | null): Promise<boolean> {
  if (host === null || !byAddress.includes(host) || readStored('qa-no-session') !== null) return false;
  const overview = await control.state().catch(() => null);
  if (overview === null) return false;
  const url = new URL(window.location.href);
  url.searchParams.set('token', overview.session.token);
  window.history.replaceState(window.history.state, '', url);
  return true;
}
