import type { BrowserContext, Page } from '@playwright/test';
import type { FaultRequest } from '@/mocks/core/control';
import { filledAddress } from '../../support/addresses/filled-address';
import { addressesWithScreens } from '../support/addresses';
import { expectNoViolations } from '../support/axe';
import { brokenConnection, missingParts } from '../support/browser-errors';
import { expectNoLayoutFault } from '../support/layout-faults';
import { expectFineInExtraLargeDark } from '../support/looks';
import { answerForPartners, closesNoWindow, partnerPage } from '../support/partners';
import { open } from '../support/steps';
import { expect, test } from '../support/test';
import type { World } from '../support/world';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Keeps all declared calls from being answered, on a page that makes none. */
async function faultAll(page: Page, world: World, fault: Omit<FaultRequest, 'call'>): Promise<void> {
  await open(page, '/webviewShare');
  await expectSomething(page);
  await world.fault({ ...fault, call: '*', times: 'always' });
}

/** What comes between a page and its gateways. */
const failures = {
  'while its gateways take their time': async (page, address, { world }) => {
    await faultAll(page, world, { kind: 'hang' });
    await goTo(page, address);
  },
  'where its gateways refuse': async (page, address, { world }) => {
    await faultAll(page, world, { kind: 'code', value: '7777', message: '系统维护中' });
    await goTo(page, address);
  },
  'where the network is lost while it loads': async (page, address, { world, context }) => {
    await faultAll(page, world, { kind: 'hang' });
    await goTo(page, address);
    await expectSomething(page);
    await context.setOffline(true);
  },
  'where the network is lost later': async (page, address, { origin, context }) => {
    await open(page, address);
    await page.waitForLoadState('networkidle');
    // A page that leads to a partner is come back to.
    if (!page.url().startsWith(origin)) await page.goBack();
    await context.setOffline(true);
  },
} satisfies Record<
  string,
  (
    page: Page,
    address: string,
    around: { world: World; context: BrowserContext; origin: string },
  ) => Promise<void>
>;

async function goTo(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => window.location.assign(`#${to}`), address);
}

async function expectSomething(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => document.body.innerText.trim().length)).toBeGreaterThan(1);
  await expect.poll(() => page.locator('a[href], button:enabled').count()).toBeGreaterThan(0);
}

for (const address of addressesWithScreens())
  for (const [when, fail] of Object.entries(failures))
    test(`${address} ${when} is never white, can be left, is accessible and fits`, async ({
      page,
      world,
      context,
      origin,
      browserErrors,
    }) => {
      browserErrors.allow(brokenConnection, missingParts, partnerPage, closesNoWindow);
      await answerForPartners(context, origin);
      await fail(page, filledAddress(address), { world, context, origin });
      await expectSomething(page);
      await expectNoViolations(page, 'light');
      await expectFineInExtraLargeDark(page);
      await expectNoLayoutFault(page, '320 px wide with extra-large text');
    });
