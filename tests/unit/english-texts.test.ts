import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, expectTypeOf, it } from 'vitest';
import type { area } from '@/messages/define-messages';

const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.en.ts'),
);
/** Every English text with its file, without the names and comments around it. */
const texts = files.flatMap((file) =>
  [
    ...readFileSync(resolve('src', file), 'utf8')
      .replace(/^\s*(\/?\*|\/\/).*$/gm, '')
      .matchAll(quoted()),
  ].map(([, single, double, template]) => [file, single ?? double ?? template ?? ''] as const),
);

/** What is not said, as people have plainer words for it. */
const stilted: readonly (readonly [words: RegExp, plainer: string])[] = [
  [/\blaps(e|es|ed|ing)\b/i, 'expire'],
  [/^Over$/, 'Ended'],
  [/^(Coming|To come)$/, 'Upcoming'],
  [/\bwaits for me\b/i, 'Needs my approval'],
  [/\bevery time$/i, 'each time'],
  [/\bhas come lately\b/i, 'You have a new gift'],
  [/\btook part$/i, 'joined'],
  [/\bhand-over\b/i, 'opening'],
  [/\(new\)/i, 'what the page is for'],
  [/\bpost redirect\b/i, 'leaving the wallet'],
];

describe('English texts', () => {
  it('use the marks of the Latin script, but inside Chinese words that people send', () => {
    const marked = texts.filter(
      ([, text]) => /[，。；：！？（）、]/.test(text) && !/\p{Script=Han}/u.test(text),
    );
    expect(marked).toEqual([]);
  });

  it('write an apostrophe as printers do', () => {
    expect(texts.filter(([, text]) => /\p{L}'\p{L}/u.test(text))).toEqual([]);
  });

  it.each(stilted)('do not say %s but: %s', (words) => {
    expect(texts.filter(([, text]) => words.test(text))).toEqual([]);
  });

  it('are found at all', () => {
    expect(texts.map(([, text]) => text)).toContain('Coins available');
  });

  it('cannot be called `then`, which would make of all of them a promise that never comes', () => {
    expectTypeOf<Parameters<typeof area<{ then: string }>>[0]['then']>().toEqualTypeOf<never>();
  });
});

function quoted(): RegExp {
  return /'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`/g;
}
