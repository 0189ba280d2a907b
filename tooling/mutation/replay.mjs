import { setMaxListeners } from 'node:events';
import { getFn, getHooks } from 'vitest/suite';

// Each run of a test adds a listener to the signal of its context.
setMaxListeners(0);

/** The suites around a test, the file first. */
function suitesOf(test) {
  const suites = [];
  for (let { suite } = test; suite !== undefined && suite !== test.file; suite = suite.suite)
    suites.unshift(suite);
  return [test.file, ...suites];
}

/** Runs one test of a loaded file once more, with the hooks around it, and gives whether it passes; the runner is vitest's. */
export async function passesAgain(runner, test) {
  await runner.onBeforeRunTask(test);
  const suites = suitesOf(test);
  const cleanups = [];
  let isFailed = false;
  const attempt = async (action) => {
    try {
      await action();
    } catch {
      isFailed = true;
    }
  };
  await attempt(async () => {
    runner.onBeforeTryTask(test);
    for (const suite of suites)
      for (const hook of getHooks(suite).beforeEach) cleanups.push(await hook(test.context, suite));
    await getFn(test)();
    await Promise.all(test.promises ?? []);
    runner.onAfterTryTask(test);
  });
  for (const suite of suites.toReversed())
    for (const hook of getHooks(suite).afterEach.toReversed()) await attempt(() => hook(test.context, suite));
  for (const cleanup of cleanups.toReversed()) await attempt(() => cleanup?.());
  return isFailed === (test.fails === true);
}
