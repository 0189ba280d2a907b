import { readdirSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { describe, expect, it } from 'vitest';
import { gateways } from '@/api/gateways';
import { environment } from '@/app/environment';
import {
  clients,
  environmentNames,
  environmentOf,
  parseEnvironment,
  parts,
  variables,
} from '../../tooling/environment.ts';
import { headerRules, headersFor, inlineHashes } from '../../tooling/headers.ts';

const read = (name: string): NodeJS.Dict<string> => parseEnv(readFileSync(`.env.${name}`, 'utf8'));
const prod = read('prod');

describe('an environment', () => {
  it.each([
    ['production', 'prod'],
    ['development', 'mock'],
    ['uat', 'uat'],
  ])('Vite’s mode %s builds for %s', (mode, name) => {
    expect(environmentOf(mode)).toBe(name);
  });

  it.each(environmentNames)('%s is complete and well-formed as committed', (name) => {
    expect(() => parseEnvironment(name, read(name))).not.toThrow();
  });

  it.each(environmentNames)('%s contains only dummy values', (name) => {
    const values = Object.entries(read(name));
    for (const [variable, value = ''] of values) {
      if (/_KEY_|_AES_/.test(variable)) expect(value).toMatch(/^dummy-/);
      for (const [address] of value.matchAll(/[a-z0-9-]+(\.[a-z0-9-]+)+/g))
        expect(address).toMatch(/\.example$/);
    }
  });

  it('has keys, hosts and addresses of its own', () => {
    const own = Object.keys(variables).filter((name) => !/^VITE_GW_|_SERVICE$|KEYLESS/.test(name));
    for (const variable of own) {
      const values = environmentNames.map((name) => read(name)[variable]);
      expect(new Set(values).size, variable).toBe(environmentNames.length);
    }
  });

  it('is one of those with a file, and every file is one', () => {
    const files = readdirSync('.').filter((file) => /^\.env\.[a-z]+$/.test(file));
    expect(files.sort()).toEqual(environmentNames.map((name) => `.env.${name}`).sort());
    expect(() => parseEnvironment('staging', prod)).toThrow(/no environment “staging”/);
  });

  it.each(Object.keys(variables))('requires %s', (variable) => {
    const { [variable]: _left, ...rest } = prod;
    expect(() => parseEnvironment('prod', rest)).toThrow(
      new RegExp(`\\.env\\.prod[^]*${variable} is missing`),
    );
  });

  it('names unknown variables', () => {
    expect(() => parseEnvironment('uat', { ...read('uat'), VITE_GW_WALET: '/gw/wallet' })).toThrow(
      /\.env\.uat[^]*VITE_GW_WALET is not known/,
    );
  });

  it('names all errors at once', () => {
    const wrong = { ...prod, VITE_AES_IV: 'short', VITE_KEY_BFF: '' };
    expect(() => parseEnvironment('prod', wrong)).toThrow(/VITE_KEY_BFF[^]*VITE_AES_IV/);
  });

  it('lists the hosts of the pages that the app opens without a question', () => {
    const wrong = { ...prod, VITE_WORK_ORDER_LINK: 'https://elsewhere.example/new' };
    expect(() => parseEnvironment('prod', wrong)).toThrow(
      /VITE_WORK_ORDER_LINK leads to a host that VITE_ALLOWED_HOSTS does not name/,
    );
  });

  it('is not repeated in its error messages', () => {
    expect(() => parseEnvironment('prod', { ...prod, VITE_AES_KEY: 'secret' })).toThrow(/^((?!secret)[^])*$/);
  });

  it.each([
    ['VITE_GW_LIFE', 'https://life.gateway.example/gw', 'another origin hides Date and Retry-After'],
    ['VITE_GW_LIFE', '/gw/life/', 'a slash at the end doubles the next one'],
    ['VITE_GW_LIFE', 'gw/life', 'a relative base follows the page'],
    ['VITE_GW_LIFE', '//gw.example', 'two slashes are another origin'],
    ['VITE_KEY_AUTH', 'too-short', 'a key has 16 characters or more'],
    ['VITE_KEY_AUTH', 'dummy key with spaces', 'a header cannot carry it whole'],
    ['VITE_LOGIN_PAGE', 'http://login.example/', 'tokens would travel in the open'],
    ['VITE_LOGIN_PAGE', 'login.example', 'no scheme'],
    ['VITE_LOGIN_PAGE', 'https://me:word@login.example/', 'credentials in an address'],
    ['VITE_LOGIN_PAGE', 'javascript:alert(1)', 'no address at all'],
    ['VITE_LOGIN_PAGE', '#/partner-login', 'the stand-in belongs to mocked gateways'],
    ['VITE_AVATAR_BASE', 'https://avatar.example/staff', 'a base that names are put after ends with a slash'],
    ['VITE_AVATAR_BASE', 'https://avatar.example/?name=/', 'a query is no folder'],
    ['VITE_ALLOWED_HOSTS', 'https://shop.example', 'a host has no scheme'],
    ['VITE_ALLOWED_HOSTS', 'shop.example/path', 'a host has no path'],
    ['VITE_ALLOWED_HOSTS', 'shop.example,,care.example', 'an empty host would match anything'],
    ['VITE_ALLOWED_HOSTS', '*', 'everything is no list'],
    ['VITE_ALLOWED_HOSTS', '', 'nothing is no list'],
    ['VITE_HOST_SCHEMES', 'longcoin://', 'a scheme is a name alone'],
    ['VITE_HOST_SCHEMES', 'longcoin,javascript', 'what the browser itself opens is no host app'],
    ['VITE_HOST_SCHEMES', '', 'nothing is no list'],
    ['VITE_FRAME_ANCESTORS', "app.example; script-src 'unsafe-inline'", 'it would end up in a header'],
    ['VITE_AES_KEY', 'fifteen-letters', 'AES-128 takes 16'],
    ['VITE_AES_KEY', 'seventeen-letters', 'AES-128 takes 16'],
    ['VITE_AES_KEY', 'sixteen-letters龙', 'a character beyond ASCII is more than one byte'],
    ['VITE_KEYLESS_GATEWAYS', 'wallet,walet', 'no such client'],
  ])('refuses %s=%s: %s', (variable, value) => {
    expect(() => parseEnvironment('prod', { ...prod, [variable]: value })).toThrow(
      `${variable} is malformed`,
    );
  });

  it.each([
    ['VITE_KEYLESS_GATEWAYS', ''],
    ['VITE_KEYLESS_GATEWAYS', 'cashier, taxi'],
    ['VITE_IMAGE_HOSTS', 'img.example, *.partner.example'],
    ['VITE_ALLOWED_HOSTS', 'partner.example, *.prod.longcoin.example'],
    ['VITE_AES_KEY', '0123456789abcdef'],
  ])('accepts %s=%s', (variable, value) => {
    expect(parseEnvironment('prod', { ...prod, [variable]: value })).toMatchObject({ [variable]: value });
  });

  it('has the seven gateway clients of the app', () => {
    expect([...clients].sort()).toEqual(Object.keys(gateways).sort());
  });

  it('is declared to the compiler name by name', () => {
    const declaration = readFileSync('src/global.d.ts', 'utf8');
    const declared = declaration.match(/(?<=readonly )VITE_\w+(?=: string;)/g) ?? [];
    expect([...declared].sort()).toEqual(Object.keys(variables).sort());
  });

  it('gives the app each client’s own base address and key', () => {
    const mock = read('mock');
    for (const client of clients) {
      expect(environment.gateways[client]).toEqual({
        base: mock[`VITE_GW_${client.toUpperCase()}`],
        apiKey: mock[`VITE_KEY_${client.toUpperCase()}`],
      });
    }
    expect(environment.keylessGateways).toEqual([]);
    expect(environment.aes).toEqual({ key: mock['VITE_AES_KEY'], iv: mock['VITE_AES_IV'] });
  });
});

describe('the headers of a deployment', () => {
  const page = '<style>body{margin:0}</style><script>run()</script><script src="/app.js"></script>';
  const rules = headerRules(parseEnvironment('prod', prod), page);
  const policy = headersFor(rules, '/')['Content-Security-Policy'] ?? '';
  const sources = (directive: string): string[] =>
    policy
      .split('; ')
      .find((part) => part.startsWith(`${directive} `))
      ?.split(' ')
      .slice(1) ?? [];

  it('let the app connect to its own origin only', () => {
    expect(sources('connect-src')).toEqual(["'self'"]);
  });

  it('let no script run except files of the origin, and an inline one by its hash', () => {
    // sha256 of run(), computed by openssl.
    expect(sources('script-src')).toEqual([
      "'self'",
      "'sha256-AvyuiL0SD1mVY3NNxR+V2uo+lhk6RMFrytWmRt6CrJQ='",
    ]);
    expect(policy).not.toMatch(/unsafe/);
  });

  it('let text become HTML by the sanitiser’s policy alone, while the mocked build registers its worker by text', () => {
    expect(sources('require-trusted-types-for')).toEqual(["'script'"]);
    expect(sources('trusted-types')).toEqual(['wallet-html', 'wallet-worker', 'wallet-shell']);
    const mocked = headersFor(headerRules(parseEnvironment('prod', prod), '', true), '/');
    expect(mocked['Content-Security-Policy']).not.toContain('trusted-types');
  });

  it('allow an inline style by its hash alone', () => {
    // sha256 of body{margin:0}, computed by openssl.
    expect(sources('style-src')).toEqual(["'self'", "'sha256-IAdwN3biDCQ3brrgp1m8kBEsPQYyqfREKOEfeoREopc='"]);
    expect(inlineHashes('<p>no style</p>', 'style')).toEqual([]);
  });

  it('name the pages that may frame the app, the image hosts and the hosts that may receive a form', () => {
    const https = (variable: string): string[] =>
      parts(prod[variable] ?? '').map((host) => `https://${host}`);
    expect(sources('frame-ancestors')).toEqual(["'self'", ...https('VITE_FRAME_ANCESTORS')]);
    expect(sources('img-src')).toEqual(expect.arrayContaining(https('VITE_IMAGE_HOSTS')));
    expect(sources('form-action')).toEqual([
      "'self'",
      ...new Set([...https('VITE_ALLOWED_HOSTS'), ...https('VITE_TOKEN_HOSTS')]),
    ]);
  });

  it.each(environmentNames)('allow the avatars of %s', (name) => {
    const { VITE_AVATAR_BASE, VITE_IMAGE_HOSTS } = parseEnvironment(name, read(name));
    expect(parts(VITE_IMAGE_HOSTS)).toContain(new URL(VITE_AVATAR_BASE).hostname);
  });

  it.each([
    ['/', 'no-cache'],
    ['/index.html', 'no-cache'],
    ['/assets/index-abc123.js', 'public, max-age=31536000, immutable'],
    ['/gw/wallet/account/v1/accountInfo', 'no-store'],
  ])('cache %s as %s', (path, cache) => {
    expect(headersFor(rules, path)['Cache-Control']).toBe(cache);
  });

  it('remove addresses from Referer and forbid guessing of types, on every path', () => {
    for (const path of ['/', '/assets/a.js', '/gw/life/x']) {
      expect(headersFor(rules, path)).toMatchObject({
        'Referrer-Policy': 'no-referrer',
        'X-Content-Type-Options': 'nosniff',
      });
    }
  });
});
