/**
 * Tries mutants with the tests of a loaded file, each until a test fails under it, passes without it and fails again. Gives whether the file
 * is as it was before: a mutant may leave it in a state in which tests fail without it; then this ends early, and the rest is for a fresh load.
 * @param mutants each with the tests to run under it, the quickest first
 * @param passes runs a test
 * @param choose turns a mutant on, or off with -1
 * @param report takes each mutant that was tried, and whether a test killed it
 */
export async function tryMutants(mutants, { passes, choose, report }) {
  // A test that cannot run twice says nothing about a mutant.
  const steady = new Set();
  choose(-1);
  for (const test of new Set(mutants.flatMap(({ tests }) => tests))) if (await passes(test)) steady.add(test);

  for (const [index, { id, tests }] of mutants.entries()) {
    let isKilled = false;
    for (const test of tests.filter((each) => steady.has(each))) {
      choose(id);
      if (await passes(test)) continue;
      choose(-1);
      if (!(await passes(test))) {
        // What an earlier mutant left behind may be what failed, but for the first one.
        if (index === 0) report({ id, isKilled: true });
        return false;
      }
      choose(id);
      isKilled = !(await passes(test));
      if (isKilled) break;
    }
    choose(-1);
    report({ id, isKilled });
  }
  return true;
}
