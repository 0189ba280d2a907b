import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

/** WCAG allows three flashes in a second; a repetition of what fades out and in flashes once, ms. */
const shortest = 1_000 / 3;

const sheets = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.css'))
  .map((file) => readFileSync(join('src', file), 'utf8'));

/** How long each animation without an end takes for one turn, ms. */
const endless = sheets.flatMap((sheet) =>
  Array.from(sheet.matchAll(/animation(?:-\w+)*:\s*([^;]*\binfinite\b[^;]*);/g), ([, value = '']) => {
    const [, time = '', unit = ''] = /(\d*\.?\d+)(m?s)\b/.exec(value) ?? [];
    return time === '' ? 0 : Number(time) * (unit === 's' ? 1_000 : 1);
  }),
);

it('nothing that moves without an end flashes more than three times in a second', () => {
  expect(endless.length).toBeGreaterThan(0);
  for (const duration of endless) expect(duration).toBeGreaterThanOrEqual(shortest);
});
