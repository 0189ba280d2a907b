import { expectFocusReturned, rememberFocus } from '../support/focus-return';
import { expectNoIbmViolations } from '../support/ibm';
import { expectNoLayoutFault } from '../support/layout-faults';
import {
  expectAccessible,
  expectFineInEnglish,
  expectFineInOtherLooks,
  expectFineOnDesktop,
  expectFineWithTextSpacing,
} from '../support/looks';
import { screenStates } from '../support/states/all';
import { walkThrough } from '../support/tab-walk';
import { expect, test } from '../support/test';

for (const { address = '', what, reach } of screenStates)
  test(`${[address, what].filter(Boolean).join(' ')} is accessible in light, in dark and with extra-large text, is reachable by the Tab key, and fits 320 px, a desktop, 400 %, wide text and English`, async ({
    page,
    world,
  }) => {
    await rememberFocus(page);
    await reach({ page, world });
    await expectAccessible(page, 'light');
    expect(await walkThrough(page)).toBeGreaterThan(0);
    await expectFineInOtherLooks(page);
    await expectNoIbmViolations(page, 'dark with extra-large text');
    await expectNoLayoutFault(page, '320 px wide with extra-large text');
    await expectFineOnDesktop(page);
    await expectFineWithTextSpacing(page);
    await expectFocusReturned(page);
    await expectFineInEnglish(page);
  });
