import type { HostName } from '@/domain/session/host';
import type { Verdict } from './outside-address';

/**
 * Where an expired session ends; `app-address` and `mini-program-page` are the host's own and open in it, `host` closes the web view.
 */
export type WayOut = 'return-address' | 'app-address' | 'mini-program-page' | 'host' | 'back' | 'home';

interface Situation {
  /** The stored return address; empty where there is none. */
  address: string;
  /** The verdict of the external link guard: the address may have come by a link, so it is judged again when it is used. */
  verdict: Verdict['kind'];
  host: HostName;
  /** The schemes of the host apps' own addresses. */
  schemes: readonly string[];
  /** Whether the app itself has a page behind this one. */
  hasPageBehind: boolean;
}

/**
 * The way out of an expired session: the stored return address, else one step back, else /home. In a host app or a mini-program an
 * address that is neither http(s) nor a hash link is the host's own: a page of the mini-program, or an address of a listed scheme; any
 * other is not opened, and the web view is closed. An address that the external link guard refuses is ignored.
 */
export function wayOut({ address, verdict, host, schemes, hasPageBehind }: Situation): WayOut {
  const isHosted = host !== 'browser' && host !== 'social-browser';
  if (isHosted && address !== '' && !/^\s*(https?:|#)/i.test(address)) {
    if (host === 'mini-program') return address.startsWith('/') ? 'mini-program-page' : 'host';
    return isAddressOf(schemes, address) ? 'app-address' : 'host';
  }
  if (verdict !== 'refuse') return 'return-address';
  return hasPageBehind ? 'back' : 'home';
}

/** Blanks and control characters are refused, as browsers would drop them and open something else than was read. */
function isAddressOf(schemes: readonly string[], address: string): boolean {
  const scheme = /^([a-z][a-z0-9+.-]*):[^\s\p{Cc}\p{Cf}\\]*$/iu.exec(address)?.[1];
  return scheme !== undefined && schemes.includes(scheme.toLowerCase());
}
