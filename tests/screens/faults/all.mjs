import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** Every address with each of its reads going wrong in each way by itself. */
const vitest = join(dirname(createRequire(import.meta.url).resolve('vitest/package.json')), 'vitest.mjs');
const { status } = spawnSync(
  process.execPath,
  [vitest, 'run', '--project', 'screens', 'tests/screens/faults'],
  {
    env: { FAULTS: 'all', ...process.env },
    stdio: 'inherit',
  },
);
process.exitCode = status ?? 1;
