import type { Plugin } from 'vite';
import { defaultEnvironment, environments } from '../src/domain/environments.ts';
import { isListedHost } from '../src/domain/external-links/host-list.ts';

/** What an environment may be asked for: the four of the product, and the one on the mock backend. */
export const environmentNames = [...environments, 'mock'] as const;

/** The environment of Vite's mode: a build without one is for production, a server without one has mocked gateways behind it. */
export function environmentOf(mode: string): string {
  return mode === 'production' ? defaultEnvironment : mode === 'development' ? 'mock' : mode;
}

type EnvironmentName = (typeof environmentNames)[number];

export const clients = ['life', 'wallet', 'mall', 'cashier', 'taxi', 'bff', 'auth'] as const;

interface Kind {
  /** Ends the sentence “VITE_X must be …”. */
  expected: string;
  accepts: (value: string, name: EnvironmentName) => boolean;
}

function httpsAddress(value: string): URL | null {
  if (!URL.canParse(value)) return null;
  const url = new URL(value);
  const plain = url.protocol === 'https:' && url.username === '' && url.password === '';
  return plain && url.hostname.includes('.') ? url : null;
}

const hostName = /^(\*\.)?[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)+$/;

/** The parts of a comma list, trimmed; an empty text is an empty list. */
export function parts(list: string): string[] {
  return list.trim() === '' ? [] : list.split(',').map((part) => part.trim());
}

const webSchemes = [
  'http',
  'https',
  'javascript',
  'data',
  'blob',
  'file',
  'about',
  'view-source',
  'vbscript',
];

function isAppScheme(scheme: string): boolean {
  return /^[a-z][a-z0-9+.-]+$/.test(scheme) && !webSchemes.includes(scheme);
}

const kinds = {
  base: {
    expected: 'a same-origin path such as /gw/wallet, without a slash at its end',
    accepts: (value) => /^(\/[a-z0-9-]+)+$/.test(value),
  },
  key: {
    expected: 'an API key of 16 to 128 letters, digits, dots, dashes or underscores',
    accepts: (value) => /^[\w.-]{16,128}$/.test(value),
  },
  page: {
    expected: 'an https address without user name or password',
    // With the mock backend a page of the app itself may stand in for a partner's.
    accepts: (value, name) =>
      httpsAddress(value) !== null || (name === 'mock' && /^#\/[a-z0-9-]+$/.test(value)),
  },
  directory: {
    expected: 'an https address that ends with a slash',
    accepts: (value) => httpsAddress(value) !== null && /^[^?#]+\/$/.test(value),
  },
  hosts: {
    expected: 'a comma list of host names, without scheme or path',
    accepts: (value) => parts(value).length > 0 && parts(value).every((host) => hostName.test(host)),
  },
  schemes: {
    expected: 'a comma list of schemes of the host apps’ own addresses, none of them the web’s',
    accepts: (value) => parts(value).length > 0 && parts(value).every(isAppScheme),
  },
  aes: {
    expected: 'exactly 16 ASCII characters',
    accepts: (value) => /^[\x21-\x7e]{16}$/.test(value),
  },
  flags: {
    expected: `empty or a comma list out of ${clients.join(', ')}`,
    accepts: (value) => parts(value).every((part) => clients.some((client) => client === part)),
  },
} satisfies Record<string, Kind>;

/** Everything that an environment configures; the names of `.env.*` are these and no others. */
export const variables = {
  VITE_GW_LIFE: 'base',
  VITE_GW_WALLET: 'base',
  VITE_GW_MALL: 'base',
  VITE_GW_CASHIER: 'base',
  VITE_GW_TAXI: 'base',
  VITE_GW_BFF: 'base',
  VITE_GW_AUTH: 'base',
  VITE_KEY_LIFE: 'key',
  VITE_KEY_WALLET: 'key',
  VITE_KEY_MALL: 'key',
  VITE_KEY_CASHIER: 'key',
  VITE_KEY_TAXI: 'key',
  VITE_KEY_BFF: 'key',
  VITE_KEY_AUTH: 'key',
  VITE_KEYLESS_GATEWAYS: 'flags',
  VITE_AES_KEY: 'aes',
  VITE_AES_IV: 'aes',
  VITE_LOGIN_PAGE: 'page',
  VITE_SSO_LOGIN: 'page',
  VITE_ALLOWED_HOSTS: 'hosts',
  VITE_IMAGE_HOSTS: 'hosts',
  VITE_TOKEN_HOSTS: 'hosts',
  VITE_HOST_SCHEMES: 'schemes',
  VITE_FRAME_ANCESTORS: 'hosts',
  VITE_AVATAR_BASE: 'directory',
  VITE_RECRUITING_PORTAL: 'page',
  VITE_PAYMENT_CODE_PAGE: 'page',
  VITE_YUNTUSUO_PAGE: 'page',
  VITE_WORK_ORDER_LINK: 'page',
  VITE_CARE_PLATFORM: 'page',
  VITE_SHOPPING_AREA: 'page',
  // The app itself calls these four, and it may only connect to its own origin.
  VITE_HR_DATA_SERVICE: 'base',
  VITE_CAPTCHA_SERVICE: 'base',
  VITE_DEVICE_ID_SERVICE: 'base',
  VITE_FILE_SERVICE: 'base',
} as const satisfies Record<string, keyof typeof kinds>;

/** Pages that the app itself links to, so their hosts are trusted without a question. */
const offered = [
  'VITE_RECRUITING_PORTAL',
  'VITE_PAYMENT_CODE_PAGE',
  'VITE_YUNTUSUO_PAGE',
  'VITE_WORK_ORDER_LINK',
  'VITE_CARE_PLATFORM',
  'VITE_SHOPPING_AREA',
] as const satisfies readonly (keyof typeof variables)[];

type VariableName = keyof typeof variables;
export type Environment = Record<VariableName, string>;

/** Has no stack, because where the build threw it does not help. */
class EnvironmentFault extends Error {
  constructor(sentence: string) {
    super(sentence);
    this.stack = sentence;
  }
}

/**
 * Takes the `VITE_*` variables of an environment as text and gives them back complete; throws one error that names each
 * missing, malformed or unknown one and the file they belong into. Values are not repeated: they may be secret.
 */
export function parseEnvironment(
  mode: string,
  raw: Readonly<Record<string, string | undefined>>,
): Environment {
  const name = environmentNames.find((known) => known === mode);
  if (name === undefined) {
    throw new EnvironmentFault(
      `There is no environment “${mode}”; there are ${environmentNames.join(', ')}.`,
    );
  }
  const faults: string[] = [];
  const accepted: Record<string, string> = {};
  for (const [variable, kindName] of Object.entries(variables)) {
    const kind: Kind = kinds[kindName];
    const value = raw[variable];
    if (value === undefined) faults.push(`${variable} is missing: it must be ${kind.expected}.`);
    else if (!kind.accepts(value, name))
      faults.push(`${variable} is malformed: it must be ${kind.expected}.`);
    else accepted[variable] = value;
  }
  const allowed = parts(accepted['VITE_ALLOWED_HOSTS'] ?? '');
  for (const variable of offered) {
    const page = accepted[variable];
    if (page === undefined || allowed.length === 0 || page.startsWith('#')) continue;
    if (!isListedHost(new URL(page).hostname, allowed))
      faults.push(`${variable} leads to a host that VITE_ALLOWED_HOSTS does not name.`);
  }
  for (const variable of Object.keys(raw)) {
    if (variable.startsWith('VITE_') && !(variable in variables)) faults.push(`${variable} is not known.`);
  }
  if (faults.length > 0)
    throw new EnvironmentFault(`The environment in .env.${name} cannot be used:\n${faults.join('\n')}`);
  return accepted as Environment;
}

/** Stops the build, and the development server, on an environment that is not complete and well-formed. */
export function checkedEnvironment(): Plugin {
  return {
    name: 'checked-environment',
    configResolved(config) {
      parseEnvironment(config.mode, config.env);
    },
  };
}
