import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Endpoint } from '@/api/endpoint';
import { endpoints } from '@/api/endpoints/all';

const root = new URL('../../src/', import.meta.url);
const declaring = import.meta.glob<Record<string, Endpoint>>('../../src/api/endpoints/*.ts', { eager: true });

/** Everything that may send something, but for the door itself. */
const files = ['app', 'features', 'flows', 'queries']
  .flatMap((layer) =>
    readdirSync(new URL(`${layer}/`, root), { recursive: true, encoding: 'utf8' }).map(
      (path) => `${layer}/${path}`,
    ),
  )
  .filter((path) => /\.tsx?$/.test(path) && !path.startsWith('flows/write/'))
  .map((path) => [path, readFileSync(new URL(path, root), 'utf8')] as const);

const constants = Object.values(declaring).flatMap((module) => Object.entries(module));
const writes = endpoints
  .filter(({ effect }) => effect === 'write')
  .map(
    (endpoint) =>
      [endpoint.name, constants.find(([, declared]) => declared === endpoint)?.[0] ?? ''] as const,
  );

describe('a declared write', () => {
  it.each(writes)('%s is sent under the key of its intent, never by a plain call', (_, constant) => {
    expect(constant).not.toBe('');
    const plainCall = new RegExp(`(?<![\\w.])call\\(\\s*${constant}\\b`);
    expect(files.filter(([, text]) => plainCall.test(text)).map(([path]) => path)).toEqual([]);
  });
});

it('a key is given by hand to calls of payments alone, which follow their outcome', () => {
  const byHand = files.filter(([, text]) => text.includes('idempotencyKey')).map(([path]) => path);
  expect(byHand).toEqual(['flows/payment/create-payment-flow.ts']);
});
