import { describe, expect, it } from 'vitest';
import { paymentProgress, type PaymentProgressMessages } from '@/messages/sentences';
import { paymentProgress as englishPaymentProgress } from '@/messages/sentences.en';
import { pageArea, shared, type SharedMessages } from '@/messages/shared';
import { shared as english } from '@/messages/shared.en';

const sources = Object.entries(
  import.meta.glob<string>(
    ['/src/messages/**/*.ts', '/src/areas/*/messages{,.en}.ts', '/src/areas/*/messages/*.ts'],
    { query: '?raw', import: 'default', eager: true },
  ),
).map(([path, text]) => ({ file: path.replace(/^\/src\/(?:messages\/)?/, ''), text }));

/** Where the words are written once. */
const homes = /^(?:shared|sentences)(?:\.en)?\.ts$/;
/** What /home loads repeats the few words it needs: the shared ones would exceed the limit of its first bytes. */
const firstPaint =
  /^(?:app-status|errors|kit|shell|areas\/(?:home|popups)|areas\/home\/messages)(?:\.en)?\.ts$/;

const areas = sources.filter(({ file }) => !homes.test(file) && !firstPaint.test(file));

type Row = readonly [title: string, name: string, pattern: RegExp, example: string];

const mark = '§';
/** What an area may write in the place of a mark. */
const anything = "[^'`]+";
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(mark, anything);

/** A single word says many things; it is the shared one under its own name alone. A sentence is, whatever its name. */
const isSingleWord = (text: string) => text.length < 3 || /^\w+$/.test(text);

const sharedRows = (words: SharedMessages, language: string): readonly Row[] =>
  Object.entries(words).map(([name, word]) => {
    const title = `${name}, ${language}`;
    if (typeof word === 'string') {
      const bound = isSingleWord(word) ? `^ *${name}: ` : '';
      return [title, name, new RegExp(`${bound}'${escaped(word)}'`, 'm'), `'${word}'`];
    }
    const value = (part: string) => `\`${word(part)}\``;
    const figure = escaped(value(mark)).replace(anything, '\\$\\{\\w+\\}');
    const pattern = new RegExp(`^ *${name}: .*=> ${figure}`, 'm');
    return [title, name, pattern, `(amount) => ${value('${amount}')}`];
  });

/** The sentences that have words of their own beside what is done; “正在兑换” has not. */
const leastOwnWords = 6;
const sentenceRows = (messages: PaymentProgressMessages, language: string): readonly Row[] =>
  Object.entries(messages)
    .filter(([, text]) => text.replaceAll(mark, '').length >= leastOwnWords)
    .map(([name, text]) => [
      `${name}, ${language}`,
      name,
      new RegExp(`['\`]${escaped(text)}['\`]`),
      `'${text.replaceAll(mark, 'x')}'`,
    ]);

const rows = [
  ...sharedRows(shared, 'Chinese'),
  ...sharedRows(english, 'English'),
  ...sentenceRows(paymentProgress({ verb: mark, one: mark, once: mark, where: mark }), 'Chinese'),
  ...sentenceRows(
    englishPaymentProgress({ verb: mark, doing: mark, done: mark, one: mark, where: mark }),
    'English',
  ),
];

describe('a message that the areas share', () => {
  it.each(rows)('is written by no area again: %s', (_, _name, pattern) => {
    expect(areas.flatMap(({ file, text }) => (pattern.test(text) ? [file] : []))).toEqual([]);
  });

  it.each(rows)('would be found in an area that wrote it: %s', (_, name, pattern, example) => {
    expect(`  ${name}: ${example},`).toMatch(pattern);
  });
});

it('an area’s own text stands before the shared one of the same name, in both languages', async () => {
  const { zh, en } = pageArea({ again: '换一批' }, () => Promise.resolve({ again: 'Show others' }));
  expect(zh).toEqual({ ...shared, again: '换一批' });
  expect(await en()).toEqual({ ...english, again: 'Show others' });
});
