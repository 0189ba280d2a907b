import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const folder = 'src/ui/layout';

/** The classes of box.css. */
const classes = new Set(
  Array.from(readFileSync(join(folder, 'box.css'), 'utf8').matchAll(/^\.lc-([\w.\\-]+)/gm), ([, name = '']) =>
    name.replace('\\', ''),
  ),
);

/** The values that StyleProps allows, as `property-value`, or `property` where the value is true. */
const values = new Set(
  Array.from(
    readFileSync(join(folder, 'style-props.ts'), 'utf8').matchAll(/^ {2}(\w+)\?:([^;]+);/gm),
    ([, name = '', type = '']) =>
      Array.from(type.matchAll(/'([^']+)'|(-?[\d.]+)|boolean/g), ([, word, number]) =>
        [name, word ?? number].filter(Boolean).join('-'),
      ),
  ).flat(),
);

const components = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.tsx'))
  .map((file) => readFileSync(join('src', file), 'utf8'))
  .join('\n');

function isUsed(value: string): boolean {
  const [, name = '', word] = /^([A-Za-z]+)(?:-(.+))?$/.exec(value) ?? [];
  const escaped = word?.replace('.', '\\.');
  return new RegExp(
    escaped === undefined ? `\\s${name}[\\s>]` : `\\b${name}(?:=|: |=\\{[^}]*)["'{]?${escaped}["'} ,]`,
  ).test(components);
}

describe('the looks of a part', () => {
  it('are found', () => {
    expect(classes.size).toBeGreaterThan(80);
  });

  it('each has a class in box.css, which has no other classes', () => {
    expect(Array.from(classes).filter((name) => !values.has(name))).toEqual([]);
    expect(Array.from(values).filter((value) => !classes.has(value))).toEqual([]);
  });

  it('each is used by a component', () => {
    expect(Array.from(values).filter((value) => !isUsed(value))).toEqual([]);
  });
});
