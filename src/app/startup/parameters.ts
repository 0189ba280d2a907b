/** Secrets must not stay in the history or in a Referer: they are gone from the address before the first page shows. */
const secrets = ['token', 'bToken', 'disposableKey', 'uniqueKey', 'lxToken'] as const;
const plain = [
  'buCode',
  'channel',
  'businessSource',
  'lbReturnUrl',
  'routerType',
  'preview',
  'showHeader',
  'lang',
] as const;

export type StartupParameters = Partial<Record<(typeof secrets)[number] | (typeof plain)[number], string>>;

/**
 * What the address brings along, before or behind the `#`; behind wins. Only known names count, each once, and the secrets among them
 * are erased from the address.
 */
export function takeStartupParameters(): StartupParameters {
  const { search, hash, pathname } = window.location;
  const cut = hash.indexOf('?');
  const before = new URLSearchParams(search);
  const behind = new URLSearchParams(cut < 0 ? '' : hash.slice(cut));
  const given: StartupParameters = {};
  for (const name of [...secrets, ...plain]) {
    const value = behind.get(name) ?? before.get(name);
    if (value !== null && value !== '') given[name] = value;
  }
  const found = secrets.filter((name) => before.has(name) || behind.has(name));
  if (found.length === 0) return given;
  for (const name of found) {
    before.delete(name);
    behind.delete(name);
  }
  const path = cut < 0 ? hash : hash.slice(0, cut);
  window.history.replaceState(window.history.state, '', pathname + query(before) + path + query(behind));
  return given;
}

function query(parameters: URLSearchParams): string {
  const text = parameters.toString();
  return text === '' ? '' : `?${text}`;
}
