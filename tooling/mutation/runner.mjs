import { appendFileSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import fc from 'fast-check';
import { TestRunner } from 'vitest';
import { passesAgain } from './replay.mjs';
import { switches } from './switches.mjs';
import { tryMutants } from './try-mutants.mjs';

// A generated run shows in seconds what it can show of one change, and the change needs no smallest example.
fc.configureGlobal({ interruptAfterTimeLimit: 5_000, endOnFailure: true });

/** How many milliseconds the tests of one file may take for one mutant; the first of them may take longer. */
const budget = 1_000;
const longest = 3_000;

/**
 * Runs files of tests in one of two ways, which the plan in the folder `mutation` names:
 * - `try` runs each as it is, to see which mutants its tests come by, and then single tests again under one mutant after the other;
 * - `load` runs them under one mutant from the first import on, for what is computed when a module is loaded.
 */
export default class MutationRunner extends TestRunner {
  #folder = this.injectValue('mutation');
  #plan = JSON.parse(readFileSync(`${this.#folder}/plan.json`, 'utf8'));
  #killed = new Set();
  #tests = [];
  #isSpoiled = false;

  constructor(config) {
    super(config);
    switches.hits = new Uint8Array(this.#plan.count);
    if (this.#plan.way === 'load') this.#choose(this.#plan.mutant);
  }

  async onBeforeRunSuite(suite) {
    // The tests of further files would fail for what an earlier file met.
    if (this.#isSpoiled) suite.mode = 'skip';
    await super.onBeforeRunSuite(suite);
    if (suite !== suite.file) return;
    this.#tests = [];
    const hits = switches.takeHits();
    this.#write('records', { covered: hits, loaded: hits });
  }

  onBeforeTryTask(test) {
    super.onBeforeTryTask(test);
    switches.startTest();
    switches.takeHits();
  }

  onAfterRunTask(test) {
    super.onAfterRunTask(test);
    const { state, duration } = test.result;
    const hits = switches.takeHits();
    this.#write('records', { covered: hits, loaded: [] });
    this.#tests.push({ test, ms: duration, isPassed: state === 'pass', hits: new Set(hits) });
  }

  /** The file is a suite too; its snapshots are open until then. */
  async onAfterRunSuite(suite) {
    if (this.#plan.way === 'try' && suite === suite.file && !this.#isSpoiled)
      await this.#tryAll(suite.filepath);
    await super.onAfterRunSuite(suite);
  }

  async #tryAll(file) {
    const { mutants, wanted } = this.#plan;
    const name = Object.keys(wanted).find((each) => file.endsWith(`/${each}`));
    const own = new Set(wanted[name]);
    const isSound = await tryMutants(
      mutants
        .filter((id) => own.has(id) && !this.#killed.has(id))
        .map((id) => ({ id, tests: this.#testsFor(id) }))
        .filter(({ tests }) => tests.length > 0),
      {
        passes: (test) => passesAgain(this, test),
        choose: (id) => this.#choose(id),
        report: ({ id, isKilled }) => {
          if (isKilled) this.#killed.add(id);
          this.#write('results', { file: name, id, isKilled });
        },
      },
    );
    this.#choose(-1);
    this.#isSpoiled = !isSound;
    const failing = this.#tests.filter(({ isPassed }) => !isPassed).map(({ test }) => test.name);
    this.#write('files', { file: name, isSound, failing });
  }

  /** The tests that come by a mutant, the quickest first, as far as the budget goes. */
  #testsFor(id) {
    let spent = 0;
    return this.#tests
      .filter(({ isPassed, hits }) => isPassed && hits.has(id))
      .sort((a, b) => a.ms - b.ms)
      .filter(({ ms }, index) => (spent += ms) <= budget || (index === 0 && ms <= longest))
      .map(({ test }) => test);
  }

  #choose(id) {
    // A file is renamed in one step, so that it is never read half written.
    writeFileSync(`${this.#folder}/next.json`, JSON.stringify({ id, pid: process.pid, at: Date.now() }));
    renameSync(`${this.#folder}/next.json`, `${this.#folder}/now.json`);
    switches.choose(id);
  }

  #write(name, value) {
    appendFileSync(`${this.#folder}/${name}.jsonl`, `${JSON.stringify(value)}\n`);
  }
}
