import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join, resolve } from 'node:path';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { layers, lonelyReaders } from '../../tooling/house.mjs';
import { importGraph } from '../../tooling/import-graph.mjs';
import { codeFaults } from './code-faults';
import { layerFaults } from './layer-faults';
import { clean, cycle, targets } from './planted-tree';

const faults = [...layerFaults, ...codeFaults];

const report = v.object({
  diagnostics: v.array(v.object({ code: v.string(), filename: v.string() })),
});

const planted: string[] = [];

const configuration = readFileSync('.oxlintrc.json', 'utf8').replace(
  './tooling/house-plugin.mjs',
  resolve('tooling/house-plugin.mjs'),
);

/** Writes a temporary tree of files, as a project of its own. */
function plant(files: Record<string, string>): string {
  const root = mkdtempSync(join(tmpdir(), 'layers-'));
  planted.push(root);
  const tsconfig = {
    compilerOptions: {
      target: 'ES2020',
      lib: ['ES2022', 'DOM'],
      module: 'ESNext',
      moduleResolution: 'bundler',
      jsx: 'react-jsx',
      types: [],
      paths: { '@/*': ['./src/*'] },
      strict: true,
      noEmit: true,
    },
  };
  const settings = { '.oxlintrc.json': configuration, 'tsconfig.json': JSON.stringify(tsconfig) };
  for (const [file, text] of Object.entries({ ...files, ...settings })) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  return root;
}

/** Lints a temporary tree of files and returns, per file, the rules that it broke. */
function lint(files: Record<string, string>): (file: string) => string[] {
  const binaries = resolve('node_modules/.bin');
  const { stdout } = spawnSync(
    process.execPath,
    [resolve('node_modules/oxlint/bin/oxlint'), '--format=json'],
    {
      cwd: plant(files),
      encoding: 'utf8',
      env: { ...process.env, PATH: `${binaries}${delimiter}${process.env['PATH'] ?? ''}` },
    },
  );
  const { diagnostics } = v.parse(report, JSON.parse(stdout));
  return (file) =>
    diagnostics.filter(({ filename }) => filename.replaceAll('\\', '/') === file).map(({ code }) => code);
}

describe('the layers of the code', () => {
  let brokenIn: (file: string) => string[];

  beforeAll(() => {
    const files = Object.fromEntries(faults.map(([, file, text]) => [file, text]));
    brokenIn = lint({
      ...targets,
      ...cycle,
      ...files,
      'src/api/type.ts': 'export interface Only {\n  x: 1;\n}\n',
    });
  });

  afterAll(() => {
    for (const root of planted) rmSync(root, { recursive: true, force: true });
  });

  it.each(faults)('are broken and reported when %s', (_title, file, _text, rule) => {
    expect(brokenIn(file)).toEqual([rule]);
  });

  it('are broken and reported when two files import each other in a cycle', () => {
    expect(Object.keys(cycle).flatMap(brokenIn)).toContain('import(no-cycle)');
  });

  it('cause no report on valid code', () => {
    const broken = lint(clean);
    expect(Object.keys(clean).flatMap((file) => broken(file).map((rule) => `${file} ${rule}`))).toEqual([]);
  });

  it('cover every folder of the product', () => {
    const folders = readdirSync('src', { withFileTypes: true }).filter((entry) => entry.isDirectory());
    expect(folders.map(({ name }) => name).filter((name) => !(name in layers))).toEqual([]);
  });

  it('are broken where one area alone reads a shared file', () => {
    const value = 'export const value = 1;\n';
    const read =
      "import { value } from '@/ui/part';\nimport { value as both } from '@/ui/both';\nconsole.log(value, both);\n";
    const graph = importGraph(
      plant({
        'src/ui/part.ts': value,
        'src/ui/both.ts': value,
        'src/areas/home/screens/a.ts': read,
        'src/areas/home/components/b.ts': read,
        'src/areas/news/screens/c.ts': "import { value } from '@/ui/both';\nconsole.log(value);\n",
      }),
    );
    expect(lonelyReaders(graph)).toEqual([{ file: 'src/ui/part.ts', room: 'areas/home' }]);
  });

  it('hold without a disabled rule', () => {
    const files = ['src', 'tests', 'tooling'].flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
    );
    const sources = files.filter((file) => /\.m?tsx?$|\.mjs$/.test(file));
    expect(sources.length).toBeGreaterThan(50);
    expect(sources.filter((file) => /(ox|es)lint-disable/.test(readFileSync(file, 'utf8')))).toEqual([]);
  });

  it('are imported downwards only', () => {
    const layersAbove = (layer: string): string[] =>
      (layers[layer] ?? []).flatMap((below) => [below, ...layersAbove(below)]);
    for (const layer of Object.keys(layers)) expect(layersAbove(layer)).not.toContain(layer);
  });
});
