import { expect, it } from 'vitest';
import { importGraph } from '../../tooling/import-graph.mjs';
import { htmlPlaces } from '../security/html-places';

// Reading all files is no part of the test, whose time is limited.
const graph = importGraph(process.cwd());

it('every component that shows HTML from outside has its place among those that are attacked', () => {
  const showing = [...graph]
    .filter(([, imports]) => imports.some(({ to }) => to === 'src/ui/media/outside-html.tsx'))
    .map(([file]) => file);
  expect(showing).not.toEqual([]);
  expect([...new Set(htmlPlaces.map(({ shownBy }) => shownBy))].sort()).toEqual(showing.sort());
});
