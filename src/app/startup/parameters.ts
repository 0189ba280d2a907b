import { languageChosen } from '@/state/preferences';
import { sessionEnded, sessionGiven, useSession, type Session } from '@/state/session';

/** Start-up parameters that are secrets: gone from the address before the first page shows (decision 15). */
const secrets = ['token', 'bToken', 'disposableKey', 'uniqueKey'] as const;
const plain = ['buCode', 'channel'] as const;

/**
 * Takes what the address brings along, before or behind the `#`, into the session, and erases the secrets from it. Only known names
 * count, each once; another token is another session, and nothing of the former one stays.
 */
export function takeStartupParameters(): void {
  const { search, hash, pathname } = window.location;
  const cut = hash.indexOf('?');
  const before = new URLSearchParams(search);
  const behind = new URLSearchParams(cut < 0 ? '' : hash.slice(cut));
  const given: Partial<Session> = {};
  for (const name of [...secrets, ...plain]) {
    const value = behind.get(name) ?? before.get(name);
    if (value !== null && value !== '') given[name] = value;
  }
  const preview = behind.get('preview') ?? before.get('preview');
  if (preview !== null) given.preview = preview === '1';
  const showHeader = behind.get('showHeader') ?? before.get('showHeader');
  if (showHeader !== null) given.showHeader = showHeader !== '0';
  const language = behind.get('lang') ?? before.get('lang');
  if (language === 'en-US' || language === 'zh-CN') languageChosen(language);

  if (given.token !== undefined && given.token !== useSession.getState().token) sessionEnded();
  if (Object.keys(given).length > 0) sessionGiven(given);

  const found = secrets.filter((name) => before.has(name) || behind.has(name));
  if (found.length === 0) return;
  for (const name of found) {
    before.delete(name);
    behind.delete(name);
  }
  const path = cut < 0 ? hash : hash.slice(0, cut);
  window.history.replaceState(window.history.state, '', pathname + query(before) + path + query(behind));
}

function query(parameters: URLSearchParams): string {
  const text = parameters.toString();
  return text === '' ? '' : `?${text}`;
}
