import type { Page } from '@playwright/test';
import { open } from './support/steps';
import { expect, test } from './support/test';

const backgroundColor = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
const textHeight = (page: Page) =>
  page
    .getByText('支付密码', { exact: true })
    .evaluate((label) => parseFloat(getComputedStyle(label).fontSize));
const choice = (page: Page, group: string, name: string) =>
  page.getByRole('radiogroup', { name: group }).getByRole('radio', { name, exact: true });

test.describe('the settings', () => {
  test('change the theme at once, and keep it after a reload', async ({ page }) => {
    await open(page, '/settingNew');
    await choice(page, '外观', '浅色').click();
    const light = await backgroundColor(page);
    await choice(page, '外观', '深色').click();
    await expect.poll(() => backgroundColor(page)).not.toBe(light);
    const dark = await backgroundColor(page);
    await page.reload();
    await expect(choice(page, '外观', '深色')).toBeChecked();
    expect(await backgroundColor(page)).toBe(dark);
    // The system theme follows the system when it changes.
    await choice(page, '外观', '跟随系统').click();
    await expect.poll(() => backgroundColor(page)).toBe(light);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect.poll(() => backgroundColor(page)).toBe(dark);
  });

  test('change the text size at once, and keep it after a reload', async ({ page }) => {
    await open(page, '/setting');
    await expect(choice(page, '字号', '标准')).toBeChecked();
    const usual = await textHeight(page);
    await choice(page, '字号', '大').click();
    expect(await textHeight(page)).toBeCloseTo(usual * 1.2);
    await choice(page, '字号', '特大').click();
    expect(await textHeight(page)).toBeCloseTo(usual * 1.4);
    await page.reload();
    await expect(choice(page, '字号', '特大')).toBeChecked();
    expect(await textHeight(page)).toBeCloseTo(usual * 1.4);
  });

  test('show the version of the build', async ({ page }) => {
    await open(page, '/settingNew');
    const answer = (await (await page.request.get('/version.json')).json()) as { entry: string };
    const mark = /index-([\w-]+)\.js$/.exec(answer.entry)?.[1] ?? 'nothing';
    await expect(page.getByText(mark, { exact: true })).toBeVisible();
  });

  test('report a language that cannot be fetched, and keep the page as it is', async ({
    page,
    browserErrors,
  }) => {
    browserErrors.allow(/net::ERR_FAILED/);
    await open(page, '/settingNew');
    await expect(choice(page, '语言', '中文')).toBeChecked();
    await page.route(/assets\/english-.*\.js$/, (route) => route.abort());
    await choice(page, '语言', 'English').click();
    await expect(page.getByText('英文加载失败，请检查网络后再试')).toBeVisible();
    await expect(choice(page, '语言', '中文')).toBeChecked();
  });
});
