/**
 * Runs each file of generated tests with one seed after the other, and names the seeds that failed:
 * npm run test:seeds [-- --times 20 --seed 1 --only scale]
 * A test that draws without our seed draws anew each time, and prints its own where it fails.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { giveUp, root, vitest } from './ready.mjs';

const { times, seed, only } = parseArgs({
  options: {
    times: { type: 'string', default: '20' },
    seed: { type: 'string', default: String(Math.floor(Math.random() * 2 ** 31)) },
    only: { type: 'string', default: '' },
  },
}).values;
if (!(Number(times) >= 1 && Number.isInteger(Number(seed))))
  giveUp('Say how many seeds, and a whole number as the first: --times 20 --seed 1');

const generated = readdirSync(join(root, 'tests'), { recursive: true })
  .map((file) => join('tests', file))
  .filter((file) => /\.test\.tsx?$/.test(file) && file.includes(only))
  .filter((file) => /from '(fast-check|.*\/seed)'/.test(readFileSync(join(root, file), 'utf8')));
if (generated.length === 0) giveUp(`No file of generated tests is named like ${only}.`);

const failed = [];
for (let at = 0; at < Number(times); at += 1) {
  const SEED = String(Number(seed) + at);
  const args = ['--project=rules', '--project=screens', '--reporter=dot', ...generated];
  if ((await vitest(args, { env: { SEED }, minutes: 60 })) !== 0) failed.push(SEED);
}
console.log(`\n${generated.length} files, seeds ${seed} to ${Number(seed) + Number(times) - 1}:`);
console.log(failed.length === 0 ? 'all passed' : `failed with SEED=${failed.join(', SEED=')}`);
process.exitCode = failed.length === 0 ? 0 : 1;
