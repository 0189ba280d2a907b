import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createVitest } from 'vitest/node';
import { instrument } from './instrument.mjs';

/** A worker that says nothing for so long is stuck in a mutant. */
const silence = 20_000;

const linesOf = (file) =>
  existsSync(file)
    ? readFileSync(file, 'utf8')
        .split('\n')
        .filter((line) => line !== '')
        .map((line) => JSON.parse(line))
    : [];

/** Gives each project of the tests a plugin and settings; they take none from the vitest that holds them. */
const inProjects = (plugin, settings) => ({
  name: 'mutation-projects',
  config({ test }) {
    for (const project of test.projects) {
      project.plugins = [plugin];
      Object.assign(project.test, settings);
    }
  },
});

/** Gives vite the sources with the switches of their mutants in them. */
const switched = (root, sources) => ({
  name: 'mutation',
  enforce: 'pre',
  transform(text, id) {
    const source = sources.get(id.slice(root.length));
    return source === undefined ? null : { code: instrument(text, source.mutants, source.loops), map: null };
  },
});

/**
 * One vitest for a whole run, with one worker. `run` runs files of tests in the way that `runner.mjs` describes and gives what they wrote,
 * whether all passed, and the mutant at which the worker got stuck.
 * @param root the folder of the project, with a slash at its end
 * @param project the vitest project whose tests are run
 * @param sources for each file of `src` its mutants and loops
 */
export async function openSession(root, project, sources) {
  const folder = join(root, '.tmp/mutation');
  mkdirSync(folder, { recursive: true });
  // The settings ask whether they are for tests; vitest's own command says so, its interface does not.
  Object.assign(process.env, { VITEST: 'true', NODE_ENV: 'test' });
  const path = (name) => join(folder, name);
  const settings = { runner: join(root, 'tooling/mutation/runner.mjs'), provide: { mutation: folder } };
  const vitest = await createVitest(
    'test',
    {
      root,
      watch: false,
      project: [project],
      pool: 'forks',
      maxWorkers: 1,
      fileParallelism: false,
      reporters: [{}],
      silent: true,
      testTimeout: 5_000,
      dangerouslyIgnoreUnhandledErrors: true,
    },
    { plugins: [inProjects(switched(root, sources), settings)], logLevel: 'error' },
  );
  const specifications = new Map(
    (await vitest.globTestSpecifications()).map((each) => [each.moduleId.slice(root.length), each]),
  );

  async function run(files, plan, { bail = 0 } = {}) {
    for (const name of ['record.jsonl', 'results.jsonl', 'now.json']) rmSync(path(name), { force: true });
    writeFileSync(path('plan.json'), JSON.stringify(plan));
    let stuck;
    const watch = setInterval(() => {
      const now = existsSync(path('now.json')) ? JSON.parse(readFileSync(path('now.json'), 'utf8')) : {};
      if (!(Date.now() - now.at > silence) || stuck !== undefined) return;
      stuck = now.id;
      process.kill(now.pid, 'SIGKILL');
    }, 1_000);
    for (const { config } of [vitest, ...vitest.projects]) config.bail = bail;
    const { testModules } = await vitest.runTestSpecifications(files.map((file) => specifications.get(file)));
    clearInterval(watch);
    return {
      stuck,
      isPassed: stuck === undefined && testModules.every((module) => module.ok()),
      record: linesOf(path('record.jsonl')),
      results: linesOf(path('results.jsonl')),
    };
  }

  return { files: [...specifications.keys()], run, close: () => vitest.close() };
}
