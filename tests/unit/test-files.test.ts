import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const maxLines = 250;

it(`no test file has more than ${maxLines} lines, so that each tests one thing`, () => {
  const files = readdirSync('tests', { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(?:tsx?|mjs)$/.test(file),
  );
  expect(files).not.toEqual([]);
  const long = files.filter(
    (file) => readFileSync(`tests/${file}`, 'utf8').trimEnd().split('\n').length > maxLines,
  );
  expect(long).toEqual([]);
});
