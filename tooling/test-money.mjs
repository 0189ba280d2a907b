import { vitest } from './ready.mjs';

/** The walks over money ten thousand times; `WALKS` says otherwise. */
process.exitCode = await vitest(['--project=rules', 'money-walks'], {
  env: { WALKS: process.env.WALKS ?? '10000' },
  minutes: 120,
});
