import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { Checker } from 'accessibility-checker-engine/ace-node.js';
import { expect, it } from 'vitest';

/** A row of the table of criteria. */
const row = /^\| (\d\.\d\.\d{1,2}) [^|]+ \| (A{1,2}) \| ([^|]+) \| ([^|]+) \|$/gm;

const rows = Array.from(readFileSync('docs/accessibility.md', 'utf8').matchAll(row), (match) => ({
  criterion: match[1] ?? '',
  level: match[2] ?? '',
  how: match[3] ?? '',
  tests: Array.from((match[4] ?? '').matchAll(/`([^`]+)`/g), ([, file = '']) => file),
}));

/** Criteria of level A that the engine has as AA. */
const ofLevelA = new Set(['3.2.6', '3.3.7']);

const inOrder = (list: readonly { criterion: string; level: string }[]) =>
  list.map(({ criterion, level }) => `${criterion} ${level}`).sort();

it('the table of accessibility has every criterion of WCAG 2.2 of level A and AA once, with its level', () => {
  const known = new Checker()
    .getGuidelines()
    .find(({ id }) => id === 'WCAG_2_2')
    // Parsing was taken out of WCAG 2.2.
    ?.checkpoints.filter(({ num }) => num !== '4.1.1')
    .map(({ num, wcagLevel }) => ({ criterion: num, level: ofLevelA.has(num) ? 'A' : wcagLevel }));
  expect(known).toHaveLength(55);
  expect(inOrder(rows)).toEqual(inOrder(known ?? []));
});

it.each(rows)('criterion $criterion says how it is met, and names tests that exist', ({ how, tests }) => {
  expect(how.length).toBeGreaterThan(20);
  expect(tests.length).toBeGreaterThan(0);
  expect(tests.filter((file) => !/\.(?:test|spec)\.tsx?$/.test(file) || !existsSync(file))).toEqual([]);
});

it('nothing listens to the motion of the device', () => {
  const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => readFileSync(`src/${file}`, 'utf8'));
  expect(sources.length).toBeGreaterThan(1000);
  expect(sources.filter((text) => /devicemotion|deviceorientation|Accelerometer/.test(text))).toEqual([]);
});
