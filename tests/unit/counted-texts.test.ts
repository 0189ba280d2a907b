import { describe, expect, it } from 'vitest';

const sources = import.meta.glob<string>(['/src/messages/**/*.ts', '/src/areas/*/messages*.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** What may be counted in thousands; years, hours and numbers of places are not. */
const counts = /^(count|people|total|points|bought|seats|taken|sent|received|all|rows|among|most|left)$/;

interface Text {
  name: string;
  source: string;
  /** The counts that it is given as numbers. */
  counted: readonly string[];
}

/** The texts of a module with the counts that each is given; English ones are given what the Chinese ones declare. */
function textsOf(file: string): Text[] {
  const declared = new Map(
    partsOf(sources[file.replace('.en.ts', '.ts')] ?? '').map(({ name, source }) => [
      name,
      Array.from(source.matchAll(/\b(\w+): number/g), ([, each = '']) => each).filter((each) =>
        counts.test(each),
      ),
    ]),
  );
  return partsOf(sources[file] ?? '').map((part) => ({ ...part, counted: declared.get(part.name) ?? [] }));
}

/** The messages of a module, each from its name to the next one. */
function partsOf(source: string): { name: string; source: string }[] {
  return source
    .split(/^(?= +[A-Za-z]\w*:)/m)
    .map((part) => ({ name: /^ +(\w+):/.exec(part)?.[1] ?? '', source: part }));
}

const texts = Object.keys(sources).flatMap((file) =>
  textsOf(file).map((text) => ({ ...text, name: `${file} ${text.name}` })),
);

describe('a count in a text', () => {
  it('has its thousands separated, in both languages', () => {
    const bare = texts.filter(({ source, counted }) =>
      counted.some((each) => source.includes(`\${${each}}`)),
    );
    expect(bare.map(({ name }) => name)).toEqual([]);
  });

  it('is found in most areas', () => {
    const separated = texts.filter(({ source }) => source.includes('formatCount('));
    expect(new Set(separated.map(({ name }) => name.split(' ')[0])).size).toBeGreaterThan(30);
  });
});
