import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** The walks over money ten thousand times; `WALKS` says otherwise. */
const vitest = join(dirname(createRequire(import.meta.url).resolve('vitest/package.json')), 'vitest.mjs');
const { status } = spawnSync(process.execPath, [vitest, 'run', '--project', 'rules', 'money-walks'], {
  env: { WALKS: '10000', ...process.env },
  stdio: 'inherit',
});
process.exitCode = status ?? 1;
