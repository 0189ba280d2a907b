import { readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Endpoint } from '@/api/endpoint';
import { endpoints } from '@/mocks/core/endpoints';

const root = new URL('../../../src/', import.meta.url);
const declaring = import.meta.glob<Record<string, Endpoint>>(
  ['/src/api/endpoints/*.ts', '/src/areas/*/endpoints.ts', '/src/areas/*/endpoints/*.ts'],
  { eager: true },
);

/** Everything that may send something, but for the door itself. */
const files = ['app', 'areas', 'flows', 'queries']
  .flatMap((layer) =>
    readdirSync(new URL(`${layer}/`, root), { recursive: true, encoding: 'utf8' }).map(
      (path) => `${layer}/${path}`,
    ),
  )
  .filter((path) => /\.tsx?$/.test(path) && !/^(flows\/write|areas\/[\w-]+\/mocks)\//.test(path))
  .map((path) => [path, readFileSync(new URL(path, root), 'utf8')] as const);

const constants = Object.values(declaring).flatMap((module) => Object.entries(module));
const constantOf = (endpoint: Endpoint) => constants.find(([, declared]) => declared === endpoint)?.[0] ?? '';
const writes = endpoints
  .filter(({ effect }) => effect === 'write')
  .map((endpoint) => [endpoint.name, constantOf(endpoint)] as const);

describe('a declared write', () => {
  it.each(writes)('%s is sent under the key of its intent, never by a plain call', (_, constant) => {
    expect(constant).not.toBe('');
    const plainCall = new RegExp(`(?<![\\w.])call\\(\\s*${constant}\\b`);
    expect(files.filter(([, text]) => plainCall.test(text)).map(([path]) => path)).toEqual([]);
  });
});

describe('what moves money or goods', () => {
  const moving = endpoints
    .filter(({ effect, keepsKey }) => effect === 'money' || keepsKey === true)
    .map(constantOf);
  const payments = files.flatMap(([, text]) =>
    Array.from(text.matchAll(/const (\w+) = createPaymentFlow/g), ([, name]) => name),
  );
  const sends = new RegExp(
    [
      `\\b(use\\w*Write|sendWrite)\\(\\s*(${moving.join('|')})\\b`,
      `\\b(${payments.join('|')}|exchangePayments\\[kind\\])\\.send\\(`,
      '\\b(usePlaceOrder|useCheckout)\\(',
    ].join('|'),
  );
  const senders = files.filter(([path, text]) => sends.test(text) && !path.startsWith('flows/checkout/'));

  const importsOf = (path: string, text: string) =>
    Array.from(text.matchAll(/(?:from|import\() ?'([^']+)'/g), ([, name = '']) =>
      name.startsWith('@/') ? name.slice(2) : posix.join(posix.dirname(path), name),
    );
  const graph = files.map(
    ([path, text]) => [path.replace(/\.tsx?$/, ''), text, importsOf(path, text)] as const,
  );
  /** The files that import this one, and those that import them. */
  const usersOf = (module: string): string[] =>
    graph.flatMap(([path, , imports]) => (imports.includes(module) ? [path, ...usersOf(path)] : []));
  const isOff = (module: string) =>
    graph.some(([path, text]) => path === module && /\boffReason\b|<ConfirmSheet\b/.test(text));

  it('has senders', () => {
    expect(senders.length).toBeGreaterThan(moving.length / 2);
  });

  // A pop-up can always be left by its button; what it grants has one key for each person.
  it.each(senders.filter(([path]) => path !== 'flows/popups/run.ts'))(
    'is sent by %s from a button that is off offline',
    (path, text) => {
      const module = path.replace(/\.tsx?$/, '');
      const [layer, area] = path.split('/');
      const drawn = importsOf(path, text).filter((each) => each.startsWith(`${layer}/${area}/`));
      const around = [module, ...drawn, ...usersOf(module)];
      expect(around.filter(isOff)).not.toEqual([]);
    },
  );
});

it('a key is given by hand to calls of payments alone, which follow their outcome', () => {
  const byHand = files.filter(([, text]) => text.includes('idempotencyKey')).map(([path]) => path);
  expect(byHand).toEqual(['flows/payment/create-payment-flow.ts']);
});
