import type { Page } from '@playwright/test';
import type { FaultRequest } from '@/mocks/core/control';
import { filledAddress } from '../../support/addresses/filled-address';
import { addressesWithScreens } from '../support/addresses';
import { expectNoViolations } from '../support/axe';
import { brokenConnection } from '../support/browser-errors';
import { expectNoLayoutFault } from '../support/layout-faults';
import { expectFineInExtraLargeDark } from '../support/looks';
import { open } from '../support/steps';
import { expect, test } from '../support/test';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Nothing of a page is shown without knowing who is here. */
const ofTheStart = new Set(['tokenToKey', 'queryUserInfo']);

/** What keeps the calls of a page from being answered. */
const faults = {
  'while its gateways take their time': { kind: 'hang' },
  'where its gateways refuse': { kind: 'code', value: '7777', message: '系统维护中' },
} satisfies Record<string, Omit<FaultRequest, 'call'>>;

/** Addresses whose pages are left at once, for another one or for another site. */
const leadingOn = /^\/(activity-transfer|channel-transfer|linkTo\w+|newWebviewforPost|webview\w*)/;

async function expectFine(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => document.body.innerText.trim().length)).toBeGreaterThan(1);
  await expect.poll(() => page.locator('a[href], button:enabled').count()).toBeGreaterThan(0);
  await expectNoViolations(page, 'light');
  await expectFineInExtraLargeDark(page);
  await expectNoLayoutFault(page, '320 px wide with extra-large text');
}

for (const address of addressesWithScreens().filter((each) => !leadingOn.test(each))) {
  for (const [when, fault] of Object.entries(faults))
    test(`${address} ${when} is never white, can be left, is accessible and fits`, async ({
      page,
      world,
    }) => {
      await open(page, filledAddress(address));
      await page.waitForLoadState('networkidle');
      const calls = (await world.calls()).filter((call) => !ofTheStart.has(call));
      await world.fault(...calls.map((call): FaultRequest => ({ ...fault, call, times: 'always' })));
      await page.reload();
      await expectFine(page);
    });

  test(`${address} without a network is never white, can be left, is accessible and fits`, async ({
    page,
    context,
    browserErrors,
  }) => {
    browserErrors.allow(brokenConnection);
    await open(page, filledAddress(address));
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await expectFine(page);
  });
}
