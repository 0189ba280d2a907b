import { vitest } from './ready.mjs';

/** Every address with each of its reads going wrong in each way by itself. */
process.exitCode = await vitest(['--project=screens', 'tests/screens/faults'], {
  env: { FAULTS: 'all' },
  minutes: 120,
});
