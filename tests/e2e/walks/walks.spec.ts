import fc from 'fast-check';
import { seed } from '../../properties/seed';
import { brokenConnection, BrowserErrors, missingParts } from '../support/browser-errors';
import { closesNoWindow, partnerPage } from '../support/partners';
import { test } from '../support/test';
import { walksOf } from '../support/walk-steps';
import { Walker } from '../support/walker';

/** So many walks of so many steps belong to each run of the tests; `npm run test:walks` makes more. */
const walks = Number(process.env['WALKS'] ?? 5);
const stepsOfWalk = 40;
/** A shorter way to a failure is sought for so long, ms. */
const searchTime = 120_000;
const path = process.env['WALK_PATH'];

test(`${walks} walks of ${stepsOfWalk} steps without a plan find no error, no blank page, no overflow and no coin gone astray`, async ({
  browser,
  origin,
  world,
}) => {
  test.setTimeout(walks * 240_000);
  console.log(`SEED=${seed} repeats these walks, WALK_PATH one failing walk of them`);
  let failedAt = Infinity;
  await fc.assert(
    fc.asyncProperty(walksOf(stepsOfWalk), async (walk) => {
      if (Date.now() - failedAt > searchTime) return;
      const context = await browser.newContext({
        baseURL: origin,
        viewport: { width: 390, height: 844 },
        locale: 'zh-CN',
        timezoneId: 'Asia/Shanghai',
        serviceWorkers: 'block',
      });
      const errors = new BrowserErrors(origin);
      // Without a network, requests and parts of the app that were not fetched yet fail.
      errors.allow(brokenConnection, missingParts);
      errors.allow(partnerPage, closesNoWindow);
      errors.listenTo(context);
      const page = await context.newPage();
      const walker = new Walker(page, context, world, origin);
      try {
        await walker.walk(walk);
        errors.expectNone();
      } catch (error) {
        failedAt = Math.min(failedAt, Date.now());
        throw new Error(`${walk.world}: ${walker.way.join(' → ')}`, { cause: error });
      } finally {
        await context.close();
      }
    }),
    { seed, numRuns: walks, ...(path === undefined ? {} : { path }) },
  );
});
