/**
 * For each file of the sources the tests that reach it by their imports, and how much each test reaches in all. The nearest come
 * first, of equally near ones those that reach the least: they are about single rules.
 * @param graph which file imports which, tests among them
 * @param tests the files of tests
 */
export function testsReaching(graph, tests) {
  const reaching = new Map();
  const sizes = new Map();
  for (const test of tests) {
    const seen = new Map([[test, 0]]);
    for (const [file, distance] of seen)
      for (const { to, isType } of graph.get(file) ?? [])
        if (!isType && !seen.has(to)) seen.set(to, distance + 1);
    sizes.set(test, seen.size);
    for (const [file, distance] of seen) {
      if (!reaching.has(file)) reaching.set(file, []);
      reaching.get(file).push({ test, distance });
    }
  }
  for (const found of reaching.values())
    found.sort((a, b) => a.distance - b.distance || sizes.get(a.test) - sizes.get(b.test));
  const nearest = new Map([...reaching].map(([file, found]) => [file, found.map(({ test }) => test)]));
  return { nearest, sizes };
}
