import { npm } from './ready.mjs';

/** The browser tests at another pace than usual, which fails those that catch something passing; the first argument names it. */
const [pace, ...rest] = process.argv.slice(2);
process.exitCode = await npm(['run', '--silent', 'test:browser', '--', ...rest], {
  env: { PACE: pace },
  minutes: 120,
});
