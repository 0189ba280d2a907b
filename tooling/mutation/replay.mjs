import { setMaxListeners } from 'node:events';
import { getFn, getHooks } from 'vitest/suite';

const hooksOf = (test, name) => {
  const suites = [];
  for (let suite = test.suite ?? test.file; suite !== undefined; suite = suite.suite) suites.unshift(suite);
  if (suites[0] !== test.file) suites.unshift(test.file);
  return suites.map((suite) => ({ suite, hooks: getHooks(suite)[name] }));
};

/** Runs single tests of a loaded file again and again, with the hooks around them; the runner is vitest's. */
export class Replay {
  #runner;
  #tests;
  #prepared = new Set();

  constructor(runner, tests) {
    this.#runner = runner;
    this.#tests = new Map(tests.map((test) => [test.id, test]));
    // Each run of a test adds a listener to the signal of its context.
    for (const { context } of tests) setMaxListeners(0, context.signal);
  }

  /** Whether a test passes now. */
  async passes(id) {
    const test = this.#tests.get(id);
    await this.#prepare(test);
    await this.#runner.onBeforeRunTask(test);
    const cleanups = [];
    const failed = [];
    const attempt = async (action) => {
      try {
        return await action();
      } catch (error) {
        failed.push(error);
        return undefined;
      }
    };
    await attempt(async () => {
      this.#runner.onBeforeTryTask(test);
      for (const { suite, hooks } of hooksOf(test, 'beforeEach'))
        for (const hook of hooks) cleanups.push(await hook(test.context, suite));
      await getFn(test)();
      await Promise.all(test.promises ?? []);
      this.#runner.onAfterTryTask(test);
    });
    for (const { suite, hooks } of hooksOf(test, 'afterEach').toReversed())
      for (const hook of hooks.toReversed()) await attempt(() => hook(test.context, suite));
    for (const cleanup of cleanups.toReversed()) await attempt(() => cleanup?.());
    return (failed.length === 0) !== (test.fails === true);
  }

  /** The hooks that run once for all tests of a suite; vitest ran those of the file. */
  async #prepare(test) {
    for (const { suite, hooks } of hooksOf(test, 'beforeAll').slice(1)) {
      if (this.#prepared.has(suite)) continue;
      this.#prepared.add(suite);
      for (const hook of hooks) await hook(suite);
    }
  }
}
