import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const textOf = new Map(
  readdirSync('src', { recursive: true, encoding: 'utf8' })
    .map((file) => join('src', file).replaceAll('\\', '/'))
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => [file, readFileSync(file, 'utf8')]),
);

/** A message as it is declared in an area's record: its name at the beginning of a line. */
const declaration = /^ +([A-Za-z]\w*):/gm;

const areas = Array.from(textOf).filter(
  ([file]) => file.startsWith('src/messages/') && !file.endsWith('.en.ts'),
);

/** Every word of the code that is not just the declaration of a message. */
const words = new Set(
  Array.from(textOf).flatMap(([file, text]) => {
    const read = file.startsWith('src/messages/') ? text.replace(declaration, '') : text;
    return file.endsWith('.en.ts') ? [] : (read.match(/\w+/g) ?? []);
  }),
);

it('every message is read by the product', () => {
  const names = areas.flatMap(([file, text]) =>
    Array.from(text.matchAll(declaration), ([, name = '']) => ({ file, name })),
  );
  expect(names.length).toBeGreaterThan(500);
  const unread = names.filter(({ name }) => !words.has(name)).map(({ file, name }) => `${file}: ${name}`);
  expect(unread).toEqual([]);
});
