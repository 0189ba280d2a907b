import { execFileSync } from 'node:child_process';
import { expectFineInOtherLooks, expectNothingFound, walkThrough } from './support/looks';
import { screenStates } from './support/screens';
import { expect, test } from './support/test';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const mockedOnly = new Set(['/__kit', '/partner-login']);

test('every address that is built is looked at', () => {
  const printed = execFileSync(process.execPath, ['tooling/routes.mjs'], { encoding: 'utf8' });
  const built = printed
    .split('\n')
    .map((line) => line.split(/\s+/))
    // Redirects are not screens; what only mocked builds have is looked at in one of those.
    .filter(
      ([address = '', state, what = '']) => state === 'built' && what !== '→' && !mockedOnly.has(address),
    )
    .map(([address]) => address);
  expect(built.length).toBeGreaterThan(0);
  const looked = new Set<string | undefined>(screenStates.map(({ address }) => address));
  expect(built.filter((address) => !looked.has(address))).toEqual([]);
});

test.describe('axe finds nothing, contrast of computed styles included, in light, in dark, and with extra-large text; the Tab key reaches everything, and 320 px are wide enough', () => {
  for (const { address = '', what, reach } of screenStates) {
    test(`on ${[address, what].filter(Boolean).join(' ')}`, async ({ page, world }) => {
      await reach({ page, world });
      await expectNothingFound(page, 'light');
      expect(await walkThrough(page)).toBeGreaterThan(0);
      await expectFineInOtherLooks(page);
    });
  }
});
