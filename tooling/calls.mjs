/** Prints how many calls each address makes: opened cold and warm, of its own among the cold ones, and in a minute afterwards. */
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root, vitest } from './ready.mjs';

const file = join(root, '.tmp', 'calls.jsonl');
mkdirSync(join(root, '.tmp'), { recursive: true });
rmSync(file, { force: true });
const code = await vitest(['--project=screens', '--reporter=dot', 'tests/screens/calls'], {
  env: { CALLS_FILE: file },
});
const lines = existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : [];
const rows = lines.map((line) => JSON.parse(line)).sort((a, b) => b.counts[0] - a.counts[0]);
console.log(
  `${'address'.padEnd(40)}${['cold', 'own', 'warm', 'a minute'].map((each) => each.padStart(10)).join('')}`,
);
for (const { address, counts } of rows)
  console.log(`${address.padEnd(40)}${counts.map((count) => String(count).padStart(10)).join('')}`);
process.exit(code);
