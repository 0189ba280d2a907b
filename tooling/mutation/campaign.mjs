import { openSession } from './session.mjs';

/** How many files of tests are loaded anew for a mutant that works when its module is loaded. */
const loadsForOne = 6;

/** How many milliseconds the tests of one file may take for one mutant. */
const budget = 3_000;

/** The tests of one file that come by a mutant, the quickest first, as far as the budget goes. */
function testsFor({ tests }, id) {
  let spent = 0;
  return tests
    .filter(({ passed, hits }) => passed && hits.has(id))
    .sort((a, b) => a.ms - b.ms)
    .filter(({ ms }) => (spent += ms) <= budget)
    .map((test) => test.id);
}

/**
 * Tries mutants with the tests of one vitest project and gives a result for each one's number: `killer`, the file of tests that failed,
 * or nothing where all passed. Every file of tests runs once as it is, to see which mutants it comes by; then each is loaded once more
 * and runs single tests under one mutant after the other.
 * @param root the folder of the project
 * @param project the vitest project
 * @param sources for each file of `src` its mutants, numbered, and its loops
 * @param files the files of tests
 * @param nearest for each file of `src` the tests that reach it, the nearest first
 * @param print says how far it is
 */
export async function tryAll({ root, project, sources, files, nearest, print }) {
  const session = await openSession(root, project, sources);
  const { record } = await session.run(files, { way: 'record', mutants: [] });
  print(`${record.length} files of tests recorded`);
  const records = record.map(({ file, load, tests }) => ({
    file: file.slice(root.length),
    load: new Set(load),
    tests: tests.map((test) => ({ ...test, hits: new Set(test.hits) })),
  }));
  const failing = records.flatMap(({ file, tests }) => tests.filter(({ passed }) => !passed).map(() => file));
  if (failing.length > 0) print(`${failing.length} tests fail without a mutant: ${[...new Set(failing)].join(', ')}`);

  const mutants = [...sources.values()].flatMap((source) => source.mutants);
  const results = new Map(mutants.map(({ id }) => [id, { isCovered: false, isReached: false }]));
  const isAlive = (id) => results.get(id).killer === undefined;
  const settle = (id, killer, isReached = true) => {
    const result = results.get(id);
    result.isReached ||= isReached;
    if (killer !== undefined) result.killer = killer;
  };
  for (const { load, tests } of records)
    for (const hits of [load, ...tests.map((test) => test.hits)]) for (const id of hits) results.get(id).isCovered = true;

  /** Runs the tests of one file under all mutants that are alive; again where a mutant spoiled the file for the rest. */
  async function replay(entry) {
    let rest = mutants
      .filter(({ id }) => isAlive(id))
      .map(({ id }) => ({ id, tests: testsFor(entry, id) }))
      .filter(({ tests }) => tests.length > 0);
    while (rest.length > 0) {
      const { stuck, results: tried } = await session.run([entry.file], { way: 'replay', mutants: rest });
      for (const { id, killer, isReached } of tried) settle(id, killer && entry.file, isReached);
      const done = new Set(tried.map(({ id }) => id));
      if (stuck >= 0) {
        settle(stuck, entry.file);
        done.add(stuck);
      }
      // Without a result the first one ended the worker.
      if (done.size === 0) {
        settle(rest[0].id, entry.file);
        done.add(rest[0].id);
      }
      rest = rest.filter(({ id }) => !done.has(id));
    }
  }

  const cost = ({ tests }) => tests.reduce((sum, { ms }) => sum + ms, 0);
  const ordered = records.toSorted((a, b) => cost(a) - cost(b));
  for (const [index, entry] of ordered.entries()) {
    const t0 = Date.now(); await replay(entry); if (Date.now() - t0 > 3000) print(`SLOW ${entry.file} ${Date.now() - t0} cost ${cost(entry)}`);
    if (index % 20 === 19) print(`${index + 1} of ${ordered.length} files of tests`);
  }

  // A change in what a module computes when it is loaded needs a load of its own.
  const isLoaded = ({ id }) => isAlive(id) && results.get(id).isCovered && !results.get(id).isReached;
  const late = mutants.filter(isLoaded);
  print(`${late.length} mutants that work when a module is loaded`);
  for (const { id, file } of late) {
    const meeting = new Set(
      records.filter(({ load, tests }) => load.has(id) || tests.some(({ hits }) => hits.has(id))).map((each) => each.file),
    );
    const tests = (nearest.get(file) ?? []).filter((test) => meeting.has(test)).slice(0, loadsForOne);
    if (tests.length === 0) continue;
    const { isPassed } = await session.run(tests, { way: 'load', mutants: [{ id }] }, { bail: 1 });
    settle(id, isPassed ? undefined : 'when loaded');
  }
  await session.close();
  return results;
}
