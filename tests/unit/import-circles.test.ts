import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { circles, importGraph, type ImportGraph } from '../../tooling/import-graph.mjs';

const planted: string[] = [];

/** The graph of a project that consists of these files of `src`. */
function graphOf(files: Readonly<Record<string, string>>): ImportGraph {
  const root = mkdtempSync(join(tmpdir(), 'circles-'));
  planted.push(root);
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, 'src', file)), { recursive: true });
    writeFileSync(join(root, 'src', file), text);
  }
  return importGraph(root);
}

afterAll(() => planted.forEach((root) => rmSync(root, { recursive: true })));

describe('the finder of circles', () => {
  it('reads relative paths, aliases, exports and types, each with its kind', () => {
    const graph = graphOf({
      'a/one.ts': `
        import { two } from '@/b/two';
        import type { Three } from '../b/three';
        export * from './four';
        export type { Three };
        import 'react';
        import './one.css';
        import.meta.glob('./*.ts');
        export const load = (given: import('./five').Five) => import('@/b/two?worker&url');
      `,
      'a/four.ts': '',
      'a/five.ts': '',
      'b/two.tsx': '',
      'b/three.ts': '',
    });
    const plain = { isType: false, isLazy: false, isFound: false };
    expect(graph.get('src/a/one.ts')).toEqual([
      { ...plain, to: 'src/b/two.tsx' },
      { ...plain, to: 'src/b/three.ts', isType: true },
      { ...plain, to: 'src/a/four.ts' },
      { ...plain, to: 'src/a/five.ts', isFound: true },
      { ...plain, to: 'src/a/four.ts', isFound: true },
      { ...plain, to: 'src/a/five.ts', isType: true },
      { ...plain, to: 'src/b/two.tsx', isLazy: true },
    ]);
  });

  it('finds a circle of values over a lazy import', () => {
    const graph = graphOf({
      'a.ts': `import { b } from './b';`,
      'b.ts': `export const b = () => import('./c');`,
      'c.ts': `export * from './a';`,
      'd.ts': `import './a';`,
    });
    expect(circles(graph, { types: false })).toEqual([['src/a.ts', 'src/b.ts', 'src/c.ts']]);
  });

  it('tells a circle of types from one of values', () => {
    const graph = graphOf({ 'a.ts': `import { b } from './b';`, 'b.ts': `import type { A } from './a';` });
    expect(circles(graph, { types: false })).toEqual([]);
    expect(circles(graph, { types: true })).toEqual([['src/a.ts', 'src/b.ts']]);
  });

  it('counts no import of a registry that finds its files by a pattern', () => {
    const graph = graphOf({
      'registry.ts': `export const all = import.meta.glob('./*-kind.ts');`,
      'one-kind.ts': `import { all } from './registry';`,
    });
    expect(circles(graph, { types: true })).toEqual([]);
  });

  it('takes a translation and the messages that load it for one module', () => {
    const graph = graphOf({
      'area.ts': `export const load = () => import('./area.en');`,
      'area.en.ts': `import type { load } from './area';`,
    });
    expect(circles(graph, { types: true })).toEqual([]);
  });
});

describe('the files of the product', () => {
  it('never import each other in a circle, not even for a type', () => {
    expect(circles(importGraph('.'), { types: true })).toEqual([]);
  });
});
