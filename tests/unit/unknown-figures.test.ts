import { expect, it } from 'vitest';

const sources = Object.entries(
  import.meta.glob<string>(['/src/{app,areas,flows,queries,ui}/**/*.{ts,tsx}', '!/src/areas/*/mocks/**'], {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
);

/** The kind of an account is no number, though it is written as 0 or 1. */
const madeOfNothing = String.raw`\?\.(?:[^;?{}]|\?\.|\{[^{}]*\})*?(?<!accountType\s*)\?\?\s*(?:0\b|tenths\(0\)|\[\]\)\.length)`;

/** Whether a text takes a number of an answer that is not there for 0; the answer may have been given a name of its own. */
function takesNothingForZero(text: string): boolean {
  const names = Array.from(text.matchAll(/\{[^{}]*\bdata: (\w+)[^{}]*\} = use/g), ([, name = '']) => name);
  return new RegExp(`\\b(?:${['data', ...names].join('|')})${madeOfNothing}`).test(text);
}

it.each([
  'const count = query.data?.relations.length ?? 0;',
  'const count =\n  useEndpoint(icons, {}).data?.icons.find(({ icon }) => icon === name)\n    ?.count ?? 0;',
  'const { data: received } = useEndpoint(getNew, {});\nconst giftCount = received?.total ?? 0;',
  'const balance = data?.accountList.find(isOwn)?.balanceAmt ?? tenths(0);',
  'const count = (data?.rows ?? []).length;',
])('finds an unknown number that is taken for 0: %s', (text) => {
  expect(takesNothingForZero(text)).toBe(true);
});

it('no screen, flow or query takes a number that is not known for 0', () => {
  expect(sources.filter(([, text]) => takesNothingForZero(text)).map(([file]) => file)).toEqual([]);
});
