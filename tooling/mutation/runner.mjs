import { appendFileSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { TestRunner } from 'vitest';
import { Replay } from './replay.mjs';
import { switches } from './switches.mjs';
import { tryMutants } from './try-mutants.mjs';

/** All tests of a suite and of the suites in it. */
const testsOf = (suite) => suite.tasks.flatMap((task) => (task.type === 'suite' ? testsOf(task) : [task]));

/**
 * Runs one file of tests in one of three ways, which the plan in the folder `mutation` names:
 * - `record` runs it as it is and writes which mutants each test comes by, and how long it takes;
 * - `replay` loads it once and runs single tests under one mutant after the other;
 * - `load` runs it whole under one mutant from its first import on, for what is computed when a module is loaded.
 */
export default class MutationRunner extends TestRunner {
  constructor(config) {
    super(config);
    this.folder = this.injectValue('mutation');
    this.plan = JSON.parse(readFileSync(`${this.folder}/plan.json`, 'utf8'));
    this.tests = [];
    if (this.plan.way === 'load') this.#announce(this.plan.mutants[0].id);
    if (this.plan.way === 'record') switches.hits = new Set();
    if (this.plan.way === 'replay') this.runSuite = (suite) => this.#replay(suite);
  }

  onBeforeRunFiles() {
    this.loadHits = [...(switches.hits ?? [])];
  }

  onBeforeTryTask(test) {
    super.onBeforeTryTask(test);
    if (this.plan.way !== 'record') return;
    switches.hits = new Set();
    this.startedAt = Date.now();
  }

  onAfterRunTask(test) {
    super.onAfterRunTask(test);
    if (this.plan.way !== 'record') return;
    const { state, duration } = test.result;
    this.tests.push({ id: test.id, ms: duration, passed: state === 'pass', hits: [...switches.hits] });
  }

  /** Instead of running the tests of the file in their order. */
  async #replay(suite) {
    const replay = new Replay(this, testsOf(suite));
    await tryMutants(this.plan.mutants, {
      passes: (test) => replay.passes(test),
      wasOn: () => switches.rounds > 0,
      choose: (id) => this.#announce(id),
      report: (result) => this.#write('results', result),
    });
  }

  onAfterRunFiles(files) {
    super.onAfterRunFiles(files);
    if (this.plan.way === 'record')
      this.#write('record', { file: files[0].filepath, load: this.loadHits, tests: this.tests });
  }

  #announce(id) {
    // A file is renamed in one step, so that it is never read half written.
    writeFileSync(`${this.folder}/next.json`, JSON.stringify({ id, pid: process.pid, at: Date.now() }));
    renameSync(`${this.folder}/next.json`, `${this.folder}/now.json`);
    switches.choose(id);
  }

  #write(name, value) {
    appendFileSync(`${this.folder}/${name}.jsonl`, `${JSON.stringify(value)}\n`);
  }
}
