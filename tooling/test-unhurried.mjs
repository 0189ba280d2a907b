import { npm } from './ready.mjs';

/** The browser tests with seconds between an action and the next look: what catches something passing fails. */
process.exitCode = await npm(['run', '--silent', 'test:browser', '--', ...process.argv.slice(2)], {
  env: { UNHURRIED: 'yes' },
  minutes: 120,
});
