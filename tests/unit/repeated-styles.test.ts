import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { declarationsOf } from '../../tooling/figures.mjs';

/** How many sheets may have the same rule before it must become a part of src/ui. */
const most = 4;

/** What the rules of a sheet declare, three declarations or more. */
function longRulesOf(sheet: string): string[] {
  return declarationsOf(sheet)
    .filter((declarations) => declarations.length >= 3)
    .map((declarations) => declarations.join('; '));
}

it(`no rule of three or more declarations stands in more than ${most} sheets`, () => {
  const sheetsOf = new Map<string, string[]>();
  for (const file of readdirSync('src', { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.module.css')) continue;
    for (const rule of new Set(longRulesOf(readFileSync(join('src', file), 'utf8')))) {
      sheetsOf.set(rule, [...(sheetsOf.get(rule) ?? []), file]);
    }
  }
  expect(sheetsOf.size).toBeGreaterThan(500);
  expect(Array.from(sheetsOf).filter(([, files]) => files.length > most)).toEqual([]);
});
