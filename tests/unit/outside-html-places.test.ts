import { expect, it } from 'vitest';
import { importGraph } from '../../tooling/import-graph.mjs';
import { htmlPlaces } from '../security/html-places';

it('every component that shows HTML from outside has its place among those that are attacked', () => {
  const showing = [...importGraph(process.cwd())]
    .filter(([, imports]) => imports.some(({ to }) => to === 'src/ui/media/outside-html.tsx'))
    .map(([file]) => file);
  expect(showing).not.toEqual([]);
  expect([...new Set(htmlPlaces.map(({ shownBy }) => shownBy))].sort()).toEqual(showing.sort());
});
