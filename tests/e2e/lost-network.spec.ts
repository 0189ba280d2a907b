import type { Page } from '@playwright/test';
import { brokenConnection } from './support/browser-errors';
import { balance } from './support/home';
import { open, readyForOffline } from './support/steps';
import { expect, test } from './support/test';

const offline = (page: Page) => page.getByText('网络不可用，请检查您的网络设置');

test.describe('a network that is lost and returns without an event', () => {
  test('is reported when calls get no answer, and the page loads by itself when it is back', async ({
    page,
    browserErrors,
  }) => {
    browserErrors.allow(brokenConnection);
    await page.route(/\/gw\/|app-mark\.png/, (route) => route.abort());
    await open(page, '/home');
    await expect(offline(page)).toBeVisible();
    await page.unroute(/\/gw\/|app-mark\.png/);
    await expect(offline(page)).toHaveCount(0);
    await expect(balance(page)).toBeVisible();
  });

  test('leaves the figures on the page, with the time of their fetch', async ({
    page,
    context,
    browserErrors,
  }) => {
    browserErrors.allow(brokenConnection);
    await open(page, '/home');
    await expect(balance(page)).toBeVisible();
    await readyForOffline(page);
    await context.setOffline(true);
    await expect(offline(page)).toBeVisible();
    await expect(page.getByText(/^离线中，数据更新于 \d\d:\d\d$/)).toBeVisible();
    await expect(balance(page)).toBeVisible();
    await context.setOffline(false);
    await expect(offline(page)).toHaveCount(0);
    await expect(page.getByText(/离线中/)).toHaveCount(0);
  });
});
