import { redirects, screens } from '@/domain/screens';
import { isListedHost } from './host-list';

/** What may be done with an address from outside. */
export type Verdict =
  /** A page of the app, as path with its query; an unknown one shows the page for unknown addresses. */
  | { kind: 'in-app'; to: string }
  /** https to a host on the list, by the usual port. */
  | { kind: 'open'; url: string }
  /** Any other host, port or http: the person has to confirm. */
  | { kind: 'ask'; url: string; host: string }
  /** Anything else. */
  | { kind: 'refuse' };

/**
 * The rule of the external link guard: takes an address as text and the environment's list of hosts, says what may be done with it. Control characters
 * and blanks inside are refused, as browsers would drop them and open something else than was read; so are user names in front of the host.
 */
export function judgeAddress(text: string, allowedHosts: readonly string[]): Verdict {
  const trimmed = text.trim();
  if (trimmed === '' || /[\s\p{Cc}\p{Cf}\\]/u.test(trimmed)) return { kind: 'refuse' };
  const inApp = /^#?(\/(?!\/).*)$/.exec(trimmed.replace(/^#(?!\/)/, '#/'))?.[1];
  if (inApp !== undefined) {
    return isKnown(inApp) || isPlain(inApp) ? { kind: 'in-app', to: inApp } : { kind: 'refuse' };
  }
  const url = parsed(trimmed);
  if (url === null || url.username !== '' || url.password !== '') return { kind: 'refuse' };
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return { kind: 'refuse' };
  // Exactly the allowed host is opened: with a trailing dot or another port it may be a foreign one.
  const isUsual = url.protocol === 'https:' && url.port === '';
  return isUsual && isListedHost(url.hostname, allowedHosts)
    ? { kind: 'open', url: url.href }
    : { kind: 'ask', url: url.href, host: url.host };
}

const patterns = [...Object.keys(screens), ...Object.keys(redirects)].map(
  (address) => new RegExp(`^${address.replace(/:\w+/g, '[^/]+')}$`),
);

function isKnown(address: string): boolean {
  const [path = ''] = address.split('?');
  return patterns.some((pattern) => pattern.test(path));
}

/** Whether an address is only names between slashes and a query, which browsers read as it is written. */
function isPlain(address: string): boolean {
  return /^(\/[\w.~%!'()*-]+)+\/?(\?[^#]*)?$/.test(address);
}

/** Only absolute addresses have a host that can be judged. */
function parsed(text: string): URL | null {
  if (!/^https?:\/\//i.test(text)) return null;
  try {
    return new URL(text);
  } catch {
    return null;
  }
}
