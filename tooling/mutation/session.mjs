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

/** Runs the files of tests as they were given. */
class InGivenOrder {
  shard = (files) => files;
  sort = (files) => files;
}

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
  transform(_, id) {
    const source = sources.get(id.slice(root.length));
    return source === undefined
      ? null
      : { code: instrument(source.text, source.mutants, source.loops), map: null };
  },
});

/**
 * One vitest for a whole run, with one worker. `run` runs files of tests in the way that `runner.mjs` describes and gives what they wrote,
 * whether all passed, and the mutant at which the worker got stuck.
 * @param root the folder of the project, with a slash at its end
 * @param project the vitest project whose tests are run
 * @param sources for each file of `src` its text, mutants and loops
 */
export async function openSession(root, project, sources) {
  // A worker of an earlier run that was broken off may still write into its own.
  const folder = join(root, '.tmp/mutation', String(process.pid));
  mkdirSync(folder, { recursive: true });
  // The settings ask whether they are for tests; vitest's own command says so, its interface does not. Generated runs are short.
  Object.assign(process.env, { VITEST: 'true', NODE_ENV: 'test', RUNS: '20', WALKS: '5' });
  const path = (name) => join(folder, name);
  const settings = {
    runner: join(root, 'tooling/mutation/runner.mjs'),
    provide: { mutation: folder },
    pool: 'forks',
    maxWorkers: 1,
    isolate: false,
  };
  const vitest = await createVitest(
    'test',
    {
      root,
      watch: false,
      project: [project],
      maxWorkers: 1,
      sequence: { sequencer: InGivenOrder },
      reporters: [{}],
      silent: true,
    },
    { plugins: [inProjects(switched(root, sources), settings)], logLevel: 'error' },
  );
  const specifications = new Map(
    (await vitest.globTestSpecifications()).map((each) => [each.moduleId.slice(root.length), each]),
  );

  /** Kills the worker once it has said nothing for too long; gives the mutant that it was at. */
  function watch() {
    const found = {};
    const timer = setInterval(() => {
      if (!existsSync(path('now.json')) || found.stuck !== undefined) return;
      const { id, pid, at } = JSON.parse(readFileSync(path('now.json'), 'utf8'));
      if (id === -1 || Date.now() - at < silence) return;
      found.stuck = id;
      process.kill(pid, 'SIGKILL');
    }, 1_000);
    return { found, stop: () => clearInterval(timer) };
  }

  async function run(files, plan) {
    for (const name of ['records.jsonl', 'results.jsonl', 'files.jsonl', 'now.json'])
      rmSync(path(name), { force: true });
    writeFileSync(path('plan.json'), JSON.stringify(plan));
    const { found, stop } = watch();
    const { testModules, unhandledErrors } = await vitest.runTestSpecifications(
      files.map((file) => specifications.get(file)),
    );
    stop();
    const records = linesOf(path('records.jsonl'));
    return {
      stuck: found.stuck,
      errors: unhandledErrors.map(({ message }) => message),
      // The modules of earlier runs come along.
      isPassed:
        found.stuck === undefined &&
        testModules
          .filter(({ moduleId }) => files.includes(moduleId.slice(root.length)))
          .every((module) => module.ok()),
      covered: records.flatMap(({ covered }) => covered),
      loaded: records.flatMap(({ loaded }) => loaded),
      files: linesOf(path('files.jsonl')),
      results: linesOf(path('results.jsonl')),
    };
  }

  async function close() {
    await vitest.close();
    rmSync(folder, { recursive: true });
  }
  return { run, close };
}
