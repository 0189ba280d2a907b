import type { HostName } from '@/domain/session/host';
import type { Verdict } from './outside-address';

/** Where somebody goes whose session is over; `host` means back to whatever the host shows below the app. */
export type WayOut = 'return-address' | 'host' | 'back' | 'home';

interface Situation {
  /** The stored return address; empty where there is none. */
  address: string;
  /** What the external link guard says of it: it may have come by a link, and is judged anew when it is used. */
  verdict: Verdict['kind'];
  host: HostName;
  /** Whether the app itself has a page behind this one. */
  hasPageBehind: boolean;
}

/**
 * The way out of an expired session: the stored return address, else one step back, else /home. A host app or a mini-program may have left an
 * address of its own pages, which no web page can open: closing the view that the app is in leads there. What the external link guard refuses counts for
 * nothing.
 */
export function wayOut({ address, verdict, host, hasPageBehind }: Situation): WayOut {
  const isHosted = host !== 'browser' && host !== 'social-browser';
  if (isHosted && address !== '' && !/^\s*(https?:|#)/i.test(address)) return 'host';
  if (verdict !== 'refuse') return 'return-address';
  return hasPageBehind ? 'back' : 'home';
}
