import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { layers, writeLintConfiguration } from '../../tooling/layers.mjs';
import { clean, cycle, faults, targets } from './layer-faults';

const report = v.object({
  diagnostics: v.array(v.object({ code: v.string(), filename: v.string() })),
});

const planted: string[] = [];

/** Lints a temporary tree of files and returns, per file, the rules that it broke. */
function lint(files: Record<string, string>): (file: string) => string[] {
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
  for (const [file, text] of Object.entries({ ...files, 'tsconfig.json': JSON.stringify(tsconfig) })) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  const configuration = join(root, '.configuration/oxlintrc.json');
  writeLintConfiguration(pathToFileURL(configuration));
  const binaries = resolve('node_modules/.bin');
  const { stdout } = spawnSync(
    process.execPath,
    [resolve('node_modules/oxlint/bin/oxlint'), '--type-aware', '-c', configuration, '--format=json', '.'],
    {
      cwd: root,
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
  }, 60_000);

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
  }, 60_000);

  it('cover every folder of the product', () => {
    const folders = readdirSync('src', { withFileTypes: true }).filter((entry) => entry.isDirectory());
    expect(folders.map(({ name }) => name).filter((name) => !(name in layers))).toEqual([]);
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
