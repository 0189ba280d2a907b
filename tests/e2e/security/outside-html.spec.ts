import { engines } from '../../engines/all';
import { leftBy } from '../../security/hostile-page';
import { fill, htmlPlaces } from '../../security/html-places';
import { htmlVectors } from '../../security/html-vectors';
import { withoutPolicy } from '../../security/without-policy';
import { expect, test } from '../support/test';
import { lin, tokenOf } from '../support/world';

/** Milliseconds within which a page has to be there, on a machine that does other things too. */
const patience = 20_000;

for (const engine of engines)
  for (const place of htmlPlaces)
    test(`HTML from outside runs nothing, fetches nothing and keeps nothing of its own on ${place.address}, in ${engine.name}`, async ({
      world,
      origin,
    }) => {
      const missing = engine.missing();
      test.skip(missing !== null, missing ?? '');
      const server = await withoutPolicy(origin);
      const window = await engine.open();
      try {
        for (const [what, pieces] of Object.entries(htmlVectors))
          for (const [index, piece] of pieces.entries()) {
            const mark = `${what} ${index}`;
            await fill(world, place, `<p>${mark}</p>${piece}`);
            await window.goto('about:blank');
            await window.goto(`${server.origin}/?token=${tokenOf(lin)}#${place.address}`);
            let left: unknown = null;
            const look = async () => {
              left = await window.evaluate(`(${leftBy.toString()})(${JSON.stringify(mark)})`);
              return left;
            };
            await expect.poll(look, { message: piece, timeout: patience }).not.toBeNull();
            expect(left, piece).toEqual({ kept: [], hasRun: false, fetched: [] });
          }
      } finally {
        await window.close();
        server.close();
      }
    });
