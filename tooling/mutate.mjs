import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { importGraph } from './import-graph.mjs';
import { tryAll } from './mutation/campaign.mjs';
import { mutantsOf } from './mutation/mutants.mjs';
import { readEquivalent, readSurvivors } from './mutation/reasons.mjs';
import { report } from './mutation/report.mjs';
import { sampleOf } from './mutation/sample.mjs';
import { targets, targetsOf } from './mutation/targets.mjs';
import { testsReaching } from './mutation/tests-of.mjs';
import { giveUp, root } from './ready.mjs';

/** `npm run mutate -- --set all --sample 500 --seed 7`, `-- --only domain/orders`, `-- --since main`. */
const { values } = parseArgs({
  options: {
    set: { type: 'string', default: 'money' },
    only: { type: 'string', default: '' },
    since: { type: 'string' },
    sample: { type: 'string' },
    seed: { type: 'string' },
    tests: { type: 'string', default: '' },
    near: { type: 'string', default: '8' },
  },
});
if (!Object.hasOwn(targets, values.set)) giveUp(`--set takes one of ${Object.keys(targets).join(', ')}.`);

const startedAt = Date.now();
const print = (line) =>
  console.log(`${String(Math.round((Date.now() - startedAt) / 1000)).padStart(5)} s  ${line}`);

const changed =
  values.since === undefined
    ? undefined
    : new Set(
        execFileSync('git', ['diff', '--name-only', values.since], { cwd: root, encoding: 'utf8' }).split(
          '\n',
        ),
      );
const graph = importGraph(root, ['src', 'tests']);
const files = targetsOf([...graph.keys()], values.set).filter(
  (file) => file.includes(values.only) && (changed?.has(file) ?? true),
);

const sources = new Map(
  files.map((file) => {
    const text = readFileSync(join(root, file), 'utf8');
    return [file, { text, ...mutantsOf(file, text) }];
  }),
);
const all = [...sources.values()].flatMap(({ mutants }) => mutants);
all.forEach((mutant, id) => Object.assign(mutant, { id }));
const seed = Number(values.seed ?? Date.now() % 100_000);
const chosen = values.sample === undefined ? all : sampleOf(all, Number(values.sample), seed);

const tests = [...graph.keys()].filter(
  (file) => /^tests\/(spec|unit|properties)\/.*\.test\.ts$/.test(file) && file.includes(values.tests),
);
const { nearest: reaching, sizes } = testsReaching(graph, tests);
const nearest = new Map([...reaching].map(([file, found]) => [file, found.slice(0, Number(values.near))]));
print(`${chosen.length} of ${all.length} mutants in ${files.length} files, seed ${seed}`);

const results = await tryAll({
  root,
  project: 'rules',
  sources,
  nearest,
  sizes,
  alive: chosen.map(({ id }) => id).filter((id) => nearest.has(all[id].file)),
  print,
});
const ok = report({
  mutants: chosen,
  results,
  equivalent: readEquivalent(),
  expected: readSurvivors(),
  // The survivors of the other sets are not looked through.
  needsReasons: values.set === 'money',
  isWhole: chosen.length === all.length,
  files,
  print,
});
process.exitCode = ok ? 0 : 1;
