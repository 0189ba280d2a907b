import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { importGraph } from '../../tooling/import-graph.mjs';

const graph = importGraph(`${process.cwd()}/`);
const textOf = new Map(Array.from(graph.keys(), (file) => [file, readFileSync(file, 'utf8')]));

/** A message as it is declared: its name at the beginning of a line. */
const declaration = /^ +([A-Za-z]\w*):/gm;

const isMessages = (file: string) => /^src\/(?:areas\/[\w-]+\/)?messages[/.]/.test(file);

/** Texts that every module of messages has, and the catalogue of errors, which is looked up by the names of the codes. */
const readEverywhere = /^src\/messages\/(?:shared|sentences|errors)\.ts$/;

const modules = Array.from(graph.keys()).filter(
  (file) => isMessages(file) && !file.endsWith('.en.ts') && !readEverywhere.test(file),
);

/** Every word of a file that is not just the declaration of a message. */
function wordsOf(file: string): string[] {
  const text = textOf.get(file) ?? '';
  return (isMessages(file) ? text.replace(declaration, '') : text).match(/\w+/g) ?? [];
}

/** The files that import a module of messages, and the parts that it may hand them on to. */
function readersOf(module: string): Set<string> {
  const direct = Array.from(graph).filter(
    ([file, imports]) => !file.endsWith('.en.ts') && imports.some(({ to }) => to === module),
  );
  const parts = (files: Iterable<string>) =>
    Array.from(files).flatMap((file) => (graph.get(file) ?? []).map(({ to }) => to));
  const first = new Set([...direct.map(([file]) => file), ...parts(direct.map(([file]) => file))]);
  return new Set([...first, ...parts(first)].filter((file) => !file.includes('/mocks/')));
}

it('every message is read where its module is imported', () => {
  const declared = modules.flatMap((module) =>
    Array.from((textOf.get(module) ?? '').matchAll(declaration), ([, name = '']) => ({ module, name })),
  );
  expect(declared.length).toBeGreaterThan(500);
  const words = new Map(
    modules.map((module) => [module, new Set(Array.from(readersOf(module)).flatMap(wordsOf))]),
  );
  const unread = declared.filter(({ module, name }) => words.get(module)?.has(name) !== true);
  expect(unread.map(({ module, name }) => `${module}: ${name}`)).toEqual([]);
});
