import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';

const mostFiles = 60;

/** Folders of data, which may hold any number of files. */
const data = /^(?:tests\/fixtures|src\/ui\/(?:icons|fonts))/;

it(`no folder has more than ${mostFiles} files, so that a reader finds each by its name`, () => {
  const counts = new Map<string, number>();
  for (const root of ['src', 'tests', 'tooling', 'docs'])
    for (const entry of readdirSync(root, { recursive: true, withFileTypes: true })) {
      if (!entry.isFile()) continue;
      const folder = dirname(join(entry.parentPath, entry.name)).replaceAll('\\', '/');
      counts.set(folder, (counts.get(folder) ?? 0) + 1);
    }
  expect(counts.size).toBeGreaterThan(100);
  const crowded = Array.from(counts).filter(([folder, count]) => count > mostFiles && !data.test(folder));
  expect(crowded).toEqual([]);
});
