import { openSession } from './session.mjs';

/** How many files of tests are loaded anew for a mutant that works when its module is loaded. */
const loadsForOne = 8;

/** How often a file of tests goes on in a fresh worker after a mutant that spoiled the one before. */
const attempts = 6;

/**
 * Tries mutants with the tests of one vitest project and gives for each one's number whether it was killed, and whether any test came by
 * it. The files of tests share a worker: each is loaded once, its tests run as they are, to see which mutants they come by, and then
 * single ones under one mutant after the other.
 * @param root the folder of the project
 * @param project the vitest project
 * @param sources for each file of `src` its text, its mutants, numbered from 0, and its loops
 * @param nearest for each file of `src` the files of tests that are asked, the nearest first
 * @param sizes how many files each file of tests reaches
 * @param alive the numbers of the mutants that are tried
 * @param print says how far it is
 */
export async function tryAll({ root, project, sources, nearest, sizes, alive, print }) {
  const session = await openSession(root, project, sources);
  const mutants = [...sources.values()].flatMap((source) => source.mutants);
  const count = mutants.length;
  const testsOf = (id) => nearest.get(mutants[id].file) ?? [];
  const results = new Map(alive.map((id) => [id, { isKilled: false, isCovered: false, isLoaded: false }]));
  const isAlive = (id) => !results.get(id).isKilled;

  const wanted = {};
  for (const id of alive) for (const test of testsOf(id)) (wanted[test] ??= []).push(id);
  // The tests of single rules come first: they are quick, and leave less to do for those that need the whole backend.
  let waiting = Object.keys(wanted).sort((a, b) => sizes.get(a) - sizes.get(b));
  const starts = new Map();
  // A file that fails beside others may have met what an earlier one left behind, so that it is run once more by itself.
  const alone = new Set();
  while (waiting.length > 0) {
    const together = waiting.filter((file) => !alone.has(file));
    const batch = together.length > 0 ? together : waiting.slice(0, 1);
    const plan = { way: 'try', count, mutants: alive.filter(isAlive), wanted };
    const { stuck, errors, covered, loaded, files, results: tried } = await session.run(batch, plan);
    for (const id of covered) if (results.has(id)) results.get(id).isCovered = true;
    for (const id of loaded) if (results.has(id)) results.get(id).isLoaded = true;
    const failed = files.filter(({ failing }) => failing.length > 0);
    const again = new Set(failed.map(({ file }) => file).filter((file) => !alone.has(file)));
    for (const { file, id, isKilled } of tried) {
      results.get(id).isKilled ||= isKilled;
      if (!again.has(file)) wanted[file] = wanted[file].filter((each) => each !== id);
    }
    if (stuck !== undefined) results.get(stuck).isKilled = true;
    const done = new Set(files.filter(({ isSound }) => isSound).map(({ file }) => file));
    for (const { file, failing } of failed)
      if (alone.has(file)) print(`fails by itself: ${file}: ${failing.join(', ')}`);
    const next = batch.find((file) => !done.has(file));
    starts.set(next, (starts.get(next) ?? 0) + 1);
    const isBroken = files.length === 0 && stuck === undefined;
    if (isBroken) print(`cannot be run: ${next}: ${errors.join(', ')}`);
    if (starts.get(next) > attempts || isBroken) done.add(next);
    waiting = waiting.filter((file) => !done.has(file) || again.has(file));
    for (const file of again) alone.add(file);
    print(`${waiting.length} files of tests and ${alive.filter(isAlive).length} mutants left`);
  }

  const passes = async (file, mutant) => (await session.run([file], { way: 'load', count, mutant })).isPassed;
  const sound = new Map();
  /** Whether a file of tests passes without any mutant; one that does not says nothing. */
  async function passesAsItIs(file) {
    if (!sound.has(file)) {
      sound.set(file, await passes(file, -1));
      if (!sound.get(file)) print(`fails when it is loaded again: ${file}`);
    }
    return sound.get(file);
  }

  // A change in what a module computes when it is loaded needs a load of its own.
  const late = alive.filter((id) => isAlive(id) && results.get(id).isLoaded);
  print(`${late.length} mutants that work when a module is loaded`);
  for (const [index, id] of late.entries()) {
    if (index > 0 && index % 20 === 0) print(`${late.length - index} of these left`);
    // One by one, as a file may fail for what another one left behind.
    for (const file of testsOf(id).slice(0, loadsForOne)) {
      if (await passes(file, id)) continue;
      if (!(await passesAsItIs(file))) continue;
      results.get(id).isKilled = true;
      break;
    }
  }
  await session.close();
  return results;
}
