/** Runs every benchmark, even after one has failed, and ends with 1 when any figure exceeds its limit. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

for (const name of ['first-load', 'visits', 'pages', 'lists', 'sheets']) {
  const { status } = spawnSync(process.execPath, [join(import.meta.dirname, `${name}.mjs`)], {
    stdio: 'inherit',
  });
  if (status !== 0) process.exitCode = 1;
}
