import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { parts, versionOf } from '@/mocks/core/parts';
import { rows } from '@/mocks/core/state-part';

const sources = import.meta.glob<string>('/src/**/*-state.ts', {
  eager: true,
  query: '?raw',
  import: 'default',
});

const coreSources = import.meta.glob<string>('/src/mocks/core/*.ts', {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** The names that files add to the type of the state. */
const typed = Object.values(sources).flatMap((source) => {
  const [, body = ''] = /interface MockParts \{\n(.*?)\n {2}\}/s.exec(source) ?? [];
  return [...body.matchAll(/^ {4}readonly (\w+):/gm)].map(([, name = '']) => name);
});

describe('a part of the mocked state', () => {
  it('is typed by one file and declared once', () => {
    expect(typed.length).toBeGreaterThan(30);
    expect(parts.map(({ name }) => name)).toEqual([...typed].sort());
  });

  const part = { name: 'orders', version: 1, schema: rows } as const;

  it.each([
    ['one more', [part, { ...part, name: 'trips' } as const]],
    ['another name', [{ ...part, name: 'trips' } as const]],
    ['a version of its own that was raised', [{ ...part, version: 2 }]],
    ['another schema', [{ ...part, schema: v.array(v.looseObject({ id: v.string() })) }]],
  ])('makes older snapshots another version: %s', (_, changed) => {
    expect(versionOf(changed)).not.toBe(versionOf([part]));
  });

  it('keeps the version while nothing of it changes', () => {
    expect(versionOf([{ ...part, schema: v.array(v.looseObject({})) }])).toBe(versionOf([part]));
  });
});

describe('the core of the mocked gateways', () => {
  it('imports no other folder of the mocks', () => {
    const imports = Object.entries(coreSources).flatMap(([file, source]) =>
      [...source.matchAll(/from '(@\/mocks\/(?!core\/)[^']+|\.\.\/[^']+)'/g)].map(
        ([, target = '']) => `${file} → ${target}`,
      ),
    );
    expect(Object.keys(coreSources).length).toBeGreaterThan(20);
    expect(imports).toEqual([]);
  });
});
