import type { HostName } from '@/domain/session/host';
import type { Verdict } from './outside-address';

/** Where an expired session ends; `host` closes the web view. */
export type WayOut = 'return-address' | 'host' | 'back' | 'home';

interface Situation {
  /** The stored return address; empty where there is none. */
  address: string;
  /** The verdict of the external link guard: the address may have come by a link, so it is judged again when it is used. */
  verdict: Verdict['kind'];
  host: HostName;
  /** Whether the app itself has a page behind this one. */
  hasPageBehind: boolean;
}

/**
 * The way out of an expired session: the stored return address, else one step back, else /home. A host app or a mini-program may have
 * stored an address of its own pages, which no web page can open, so the web view is closed there. An address that the external link guard
 * refuses is ignored.
 */
export function wayOut({ address, verdict, host, hasPageBehind }: Situation): WayOut {
  const isHosted = host !== 'browser' && host !== 'social-browser';
  if (isHosted && address !== '' && !/^\s*(https?:|#)/i.test(address)) return 'host';
  if (verdict !== 'refuse') return 'return-address';
  return hasPageBehind ? 'back' : 'home';
}
