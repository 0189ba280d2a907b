/**
 * Tries mutants in one loaded file of tests, each until a test fails. A mutant may leave the file in a state in which tests fail without
 * it; then this ends early, and the rest is for a fresh load.
 * @param mutants each with the tests to run under it, the quickest first
 * @param passes runs a test, by its id
 * @param choose turns a mutant on, or off with -1
 * @param wasOn whether the mutant that is turned on has been come by since
 * @param report takes each mutant that was tried, with the test that killed it, and whether any test came by it
 */
export async function tryMutants(mutants, { passes, choose, wasOn, report }) {
  const steady = new Map();
  /** Whether a test passes without a mutant; it is asked once before its first use. */
  const isSteady = async (test) => {
    if (!steady.has(test)) {
      choose(-1);
      steady.set(test, await passes(test));
    }
    return steady.get(test);
  };

  for (const [index, { id, tests }] of mutants.entries()) {
    const isFirst = index === 0;
    let isKilled = false;
    let isReached = false;
    for (const test of tests) {
      if (!(await isSteady(test))) {
        // In a file that nothing has changed yet it is the test that cannot run by itself.
        if (isFirst) continue;
        return;
      }
      choose(id);
      const isPassed = await passes(test);
      isReached ||= wasOn();
      if (isPassed) continue;
      choose(-1);
      const isSound = await passes(test);
      if (!isSound && !isFirst) return;
      report({ id, isReached, killer: test });
      if (!isSound) return;
      isKilled = true;
      break;
    }
    if (!isKilled) report({ id, isReached });
  }
}
