import type { BrowserContext, Page } from '@playwright/test';
import type { FaultRequest } from '@/mocks/core/control';
import { filledAddress } from '../../support/addresses/filled-address';
import { addressesWithScreens } from '../support/addresses';
import { expectNoViolations } from '../support/axe';
import { brokenConnection, missingParts } from '../support/browser-errors';
import { expectNoLayoutFault } from '../support/layout-faults';
import { expectFineInExtraLargeDark } from '../support/looks';
import { answerOutside, closesNoWindow, partnerPage } from '../support/partners';
import { goTo, open } from '../support/steps';
import { expect, test } from '../support/test';
import type { World } from '../support/world';

/** A page that makes no calls. */
const start = filledAddress('/webviewShare');

/** Keeps all declared calls from being answered, and goes to an address from a page that makes none. */
async function goToFailing(
  page: Page,
  address: string,
  world: World,
  fault: Omit<FaultRequest, 'call'>,
): Promise<void> {
  await open(page, start);
  await expectSomething(page);
  await world.fault({ ...fault, call: '*', times: 'always' });
  if (address === start) return;
  const former = await page.locator('main').elementHandle();
  await goTo(page, address);
  await expect.poll(() => former?.isVisible()).toBe(false);
}

type Fail = (
  page: Page,
  address: string,
  around: { world: World; context: BrowserContext; origin: string },
) => Promise<void>;

/** What comes between a page and its gateways. */
const failures: Readonly<Record<string, Fail>> = {
  'while its gateways take their time': (page, address, { world }) =>
    goToFailing(page, address, world, { kind: 'hang' }),
  'where its gateways refuse': (page, address, { world }) =>
    goToFailing(page, address, world, { kind: 'code', value: '7777', message: '系统维护中' }),
  'where the network is lost while it loads': async (page, address, { world, context }) => {
    await goToFailing(page, address, world, { kind: 'hang' });
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
};

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
      await answerOutside(context);
      await fail(page, filledAddress(address), { world, context, origin });
      await expectSomething(page);
      await expectNoViolations(page, 'light');
      await expectFineInExtraLargeDark(page);
      await expectNoLayoutFault(page, '320 px wide with extra-large text');
    });
