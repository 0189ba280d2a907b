import { expect, it } from 'vitest';
import { filesByFolder, mostFiles } from '../../tooling/figures.mjs';

it(`no folder has more than ${mostFiles} files, so that a reader finds each by its name`, () => {
  const folders = filesByFolder(['src', 'tests', 'tooling', 'docs']);
  expect(folders.length).toBeGreaterThan(100);
  expect(folders.filter(([, count]) => count > mostFiles)).toEqual([]);
});
