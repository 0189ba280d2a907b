import { open } from './support/steps';
import { expect, test } from './support/test';

test.describe('addresses', () => {
  test('of the root lead to /home, however they are written', async ({ page }) => {
    await open(page, '/home');
    await expect(page.getByRole('heading', { name: '可用龙币' })).toBeVisible();
    for (const address of ['/', '/#', '/#/']) {
      await page.goto('about:blank');
      await page.goto(address);
      await expect(page).toHaveURL(/#\/home$/);
      await expect(page.getByRole('heading', { name: '可用龙币' })).toBeVisible();
    }
  });

  test('one whose parts cannot be decoded stays inside the app', async ({ page, validationErrors }) => {
    // React Router itself remarks on what it could not decode.
    validationErrors.allow(/could not be decoded|malformed/i);
    await open(page, '/%E0%A4%A');
    await expect(page.getByText('没有找到这个页面').last()).toBeVisible();
  });

  test('a screen whose code does not arrive names the part and offers to load again', async ({
    page,
    validationErrors,
  }) => {
    validationErrors.allow(/net::ERR_FAILED/, /dynamically imported module/);
    await open(page, '/home');
    await expect(page.getByRole('heading', { name: '收到的心意' })).toBeVisible();
    await page.route(/assets\/bill-[^/]*\.js/, (route) => route.abort());
    await page.getByRole('link', { name: '账单', exact: true }).click();
    await expect(page.getByRole('alert')).toContainText('页面内容没能加载');
    await page.unroute(/assets\/bill-[^/]*\.js/);
    await page.getByRole('button', { name: '重新加载' }).click();
    await expect(page.getByText(/共 \d+ 笔/)).toBeVisible();
  });
});

test('a real build has neither the QA console nor the page of all parts', async ({ page }) => {
  await open(page, '/__kit');
  await expect(page.getByText('没有找到这个页面').last()).toBeVisible();
  await page.goto('/#/home');
  await expect(page.getByText('2,680.5 龙币')).toBeVisible();
  await expect(page.getByText('QA', { exact: true })).toHaveCount(0);
});
