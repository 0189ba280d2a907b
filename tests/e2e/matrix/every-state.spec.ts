import { expectNoLayoutFault } from '../support/layout-faults';
import { expectFineInOtherLooks, expectNoViolations } from '../support/looks';
import { screenStates } from '../support/states/all';
import { walkThrough } from '../support/tab-walk';
import { expect, test } from '../support/test';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const { address = '', what, reach } of screenStates)
  test(`${[address, what].filter(Boolean).join(' ')} is accessible in light, in dark and with extra-large text, is reachable by the Tab key, and fits 320 px`, async ({
    page,
    world,
  }) => {
    await reach({ page, world });
    await expectNoViolations(page, 'light');
    expect(await walkThrough(page)).toBeGreaterThan(0);
    await expectFineInOtherLooks(page);
    await expectNoLayoutFault(page, '320 px wide with extra-large text');
  });
