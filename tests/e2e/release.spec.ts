import type { Page } from '@playwright/test';
import { httpStatusError } from './support/browser-errors';
import { balance, openBill } from './support/home';
import { open } from './support/steps';
import { expect, test } from './support/test';

const tip = (page: Page) => page.getByRole('button', { name: '新版本已发布，点击更新' });

test.describe('the release tip', () => {
  test('is not shown while the released version runs', async ({ page }) => {
    const asked = page.waitForResponse(/version\.json/);
    await open(page, '/home');
    expect(await (await asked).json()).toEqual({ entry: expect.stringMatching(/^assets\/index-.+\.js$/) });
    await expect(balance(page)).toBeVisible();
    await expect(tip(page)).toHaveCount(0);
  });

  test('is shown on an alert route, closed by others, and loads the new version', async ({ page }) => {
    await page.route('**/version.json', (route) =>
      route.fulfill({ json: { entry: 'assets/index-next.js' } }),
    );
    await open(page, '/home');
    await expect(tip(page)).toBeVisible();
    await openBill(page);
    await expect(page.getByText(/共 \d+ 笔/)).toBeVisible();
    await expect(tip(page)).toHaveCount(0);
    await page.goBack();
    await expect(tip(page)).toBeVisible();
    await page.unroute('**/version.json');
    const loaded = page.waitForEvent('load');
    await tip(page).click();
    await loaded;
    await expect(balance(page)).toBeVisible();
    await expect(tip(page)).toHaveCount(0);
  });
});

test('a chunk that a new release removed is named, and reloading opens the page', async ({
  page,
  browserErrors,
}) => {
  browserErrors.allow(/not there/, httpStatusError(404), /dynamically imported module/);
  const part = /assets\/bill-item-[^/]*\.js/;
  await page.route(part, (route) => route.fulfill({ status: 404, body: '' }));
  await open(page, '/longballDetail');
  await page.locator('a[href^="#/orderItemDetail/"]').first().click();
  await expect(page.getByRole('alert')).toContainText(/“bill-item-[^”]*”加载失败/);
  await page.unroute(part);
  await page.getByRole('button', { name: '重新加载' }).click();
  await expect(page.getByRole('button', { name: '全部账单' })).toBeVisible();
});
