/** Opens every address with each of its reads going wrong in each way by itself: `npm run test:faults`. */
import { spawnSync } from 'node:child_process';

const { status } = spawnSync('npx', ['vitest', 'run', '--project=screens', 'tests/screens/faults'], {
  stdio: 'inherit',
  shell: process.platform === 'win32',
  env: { ...process.env, FAULTS: 'all' },
});
process.exit(status ?? 1);
