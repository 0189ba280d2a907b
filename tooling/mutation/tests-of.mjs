/**
 * For each file of the sources the tests that reach it by their imports, the nearest first.
 * @param graph which file imports which, tests among them
 * @param tests the files of tests
 */
export function testsReaching(graph, tests) {
  const reaching = new Map();
  for (const test of tests) {
    const seen = new Map([[test, 0]]);
    for (const [file, distance] of seen)
      for (const { to, isType } of graph.get(file) ?? [])
        if (!isType && !seen.has(to)) seen.set(to, distance + 1);
    for (const [file, distance] of seen) {
      if (!reaching.has(file)) reaching.set(file, []);
      reaching.get(file).push({ test, distance });
    }
  }
  for (const found of reaching.values()) found.sort((a, b) => a.distance - b.distance);
  return new Map([...reaching].map(([file, found]) => [file, found.map(({ test }) => test)]));
}
