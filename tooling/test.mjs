import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { giveUp, installMissing, npm, requireNode, root, vitest } from './ready.mjs';

const startedAt = Date.now();

/** An area whose rules and screens alone are tested: npm test -- --area taxi. */
const { area } = parseArgs({ options: { area: { type: 'string' } } }).values;
if (area !== undefined && !existsSync(join(root, 'src/areas', area)))
  giveUp(`There is no area ${area}: src/areas has one folder for each.`);

// Whatever ends the run, the closing line is there and is the last one.
let closing = '0 passed, 1 failed';
process.on('exit', () => console.log(closing));

requireNode();
await installMissing();
const { ensureBrowser } = await import('./browser.mjs');
const browser = await ensureBrowser();

const reports = join(root, '.tmp');
mkdirSync(reports, { recursive: true });

/** Counts of a report in vitest's JSON format, and what failed; a file that could not be loaded counts as one failure. */
function countVitest({ numPassedTests, testResults }) {
  const failures = testResults.flatMap(({ name, status, assertionResults }) => {
    const file = relative(root, name);
    const tests = assertionResults.filter((test) => test.status === 'failed');
    if (status === 'failed' && tests.length === 0) return [file];
    return tests.map(({ fullName }) => `${file}: ${fullName}`);
  });
  return { passed: numPassedTests, failed: failures.length, failures };
}

/** Counts of a report in Playwright's JSON format, and what failed or passed the second time only. */
function countPlaywright({ stats, errors, suites }) {
  return {
    // A test that passes only on retry is listed as flaky and does not fail the run.
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + (stats.expected === 0 ? errors.length : 0),
    failures: suites.flatMap(unsteady),
  };
}

/** The tests of a suite in Playwright's report that did not pass at the first try. */
function unsteady({ suites = [], specs }) {
  const own = specs.flatMap(({ file, title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ status }) => `${file}: ${title}${status === 'flaky' ? ' (flaky)' : ''}`),
  );
  return [...own, ...suites.flatMap(unsteady)];
}

/** Runs tests that leave a report in a file and counts what is in it. */
async function counted(file, count, start) {
  const report = join(reports, file);
  rmSync(report, { force: true });
  const code = await start(report);
  const counts = existsSync(report)
    ? count(JSON.parse(readFileSync(report, 'utf8')))
    : { passed: 0, failed: 1, failures: [] };
  // A runner that is not content fails the step even where no single test did.
  return { ...counts, failed: code !== 0 && counts.failed === 0 ? 1 : counts.failed };
}

const script = (name) => async () => {
  const ok = (await npm(['run', '--silent', name], { held: true })) === 0;
  return { passed: ok ? 1 : 0, failed: ok ? 0 : 1 };
};

const tests =
  (project, options = {}, folder = '') =>
  () =>
    counted(`${project}.json`, countVitest, (report) =>
      vitest(
        [
          `--project=${project}`,
          '--reporter=dot',
          '--reporter=json',
          `--outputFile.json=${report}`,
          ...(folder === '' ? [] : [`${folder}/`]),
        ],
        options,
      ),
    );

const browserTests = () =>
  counted('browser.json', countPlaywright, (report) => {
    if (!existsSync(join(root, 'playwright.config.ts'))) {
      console.error('playwright.config.ts is missing: there are no browser tests to run.');
      return 1;
    }
    return npm(['run', '--silent', 'test:browser', '--', '--reporter=dot,json'], {
      // Each address once and the journeys: a few seconds of one core for each test.
      minutes: 25,
      env: {
        PLAYWRIGHT_JSON_OUTPUT_FILE: report,
        PLAYWRIGHT_HTML_OPEN: 'never',
        ...(browser === undefined ? {} : { CHROMIUM_PATH: browser }),
      },
    });
  });

/**
 * Steps of one stage run two at a time, as two cores allow; a stage begins when the one before it has ended. A step whose `needs` failed is
 * left out and counts as failed, every other one runs whatever came before it.
 */
const stages = [
  [
    { name: 'build', start: script('build') },
    { name: 'types', start: script('types') },
    { name: 'build:mock', start: script('build:mock') },
  ],
  [
    { name: 'builds', start: tests('builds', { held: true }), needs: ['build', 'build:mock'] },
    { name: 'size', start: script('size'), needs: ['build'] },
    { name: 'zones', start: tests('zones', { held: true }) },
  ],
  [{ name: 'rules', start: tests('rules') }],
  // Some ten minutes on two cores that have nothing else to do.
  [{ name: 'screens', start: tests('screens', { minutes: 25 }) }],
  // Browsers wait for a part of their time, in which the checks of the sources find room.
  [
    { name: 'browser', start: browserTests, needs: ['build'] },
    { name: 'lint and layers', start: script('lint') },
    { name: 'dead code', start: script('dead-code') },
    { name: 'format', start: script('format') },
  ],
];

/** What belongs to one area; some have rules or screens alone. */
const ofArea = [
  { name: 'rules', start: tests('rules', {}, `tests/spec/${area}`), folder: `tests/spec/${area}` },
  { name: 'screens', start: tests('screens', {}, `tests/screens/${area}`), folder: `tests/screens/${area}` },
].filter(({ folder }) => existsSync(join(root, folder)));

const wanted = area === undefined ? stages : ofArea.map((step) => [step]);
const results = new Map();

async function perform(step) {
  const { name, start, needs = [] } = step;
  const missing = needs.filter((need) => results.get(need).failed > 0);
  console.log(`\n── ${name}${missing.length > 0 ? ` left out: ${missing.join(' and ')} failed` : ''}`);
  const began = Date.now();
  const counts = missing.length > 0 ? { passed: 0, failed: 1 } : await start();
  results.set(name, { name, ...counts, seconds: (Date.now() - began) / 1000 });
}

/** Performs the steps that wait, one after the other. */
async function lane(waiting) {
  for (let step = waiting.shift(); step !== undefined; step = waiting.shift()) await perform(step);
}

for (const stage of wanted) {
  const waiting = [...stage];
  await Promise.all([lane(waiting), lane(waiting)]);
}
const inOrder = wanted.flat().map(({ name }) => results.get(name));

console.log('\n── summary');
for (const { name, passed, failed, seconds } of inOrder) {
  const counts = `${String(passed).padStart(6)} passed ${String(failed).padStart(4)} failed`;
  console.log(`${name.padEnd(18)}${counts} ${seconds.toFixed(1).padStart(8)} s`);
}
// Once more by name: of a long output often only the end is kept.
for (const { failures = [] } of inOrder)
  for (const failure of failures) console.log(`not passed: ${failure}`);
console.log(`in all ${((Date.now() - startedAt) / 1000).toFixed(0)} s\n`);

const total = (of) => inOrder.reduce((sum, result) => sum + result[of], 0);
process.exitCode = total('failed') === 0 ? 0 : 1;
closing = `${total('passed')} passed, ${total('failed')} failed`;
