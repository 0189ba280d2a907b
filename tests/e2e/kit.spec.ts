import type { Page } from '@playwright/test';
import { testCodes } from '@/qa/kit/code-samples';
import { expectNoViolations } from './support/axe';
import { expectFineInExtraLargeDark } from './support/looks';
import { expect, test } from './support/mocked-build';
import { decodeTexts } from './support/other-decoder';
import { fingerOn, holdClock } from './support/steps';
import { walkThrough } from './support/tab-walk';

async function openKit(page: Page): Promise<void> {
  await page.goto('/#/__kit');
  await expect(page.getByRole('heading', { level: 2, name: '成功页' })).toBeVisible();
  await expect(page.getByRole('status', { name: '正在加载部件' })).toHaveCount(0);
}

test('/__kit has its title, causes no browser error, fits 320 px, and is accessible in light and in extra-large dark', async ({
  page,
}) => {
  await openKit(page);
  await expectNoViolations(page, 'light');
  await expectFineInExtraLargeDark(page);
});

test('the Tab key reaches every control on /__kit, which is then visible and has a focus ring', async ({
  page,
}) => {
  await openKit(page);
  expect(await walkThrough(page)).toBeGreaterThan(50);
});

test('parts that are shown by a call work in a build, and their dialog accepts a valid value', async ({
  page,
}) => {
  await openKit(page);
  await page.getByRole('button', { name: '输入一个值' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill('1.25');
  await dialog.getByRole('button', { name: '确定' }).click();
  await expect(page.getByText('输入的数据不合法！')).toBeVisible();
  await dialog.getByRole('textbox').fill('1.2');
  await dialog.getByRole('button', { name: '确定' }).click();
  await expect(page.getByText(/: 1\.2$/)).toBeVisible();
  await expect(dialog).toHaveCount(0);
});

test('an expired code is blurred until the next one is there', async ({ page }) => {
  await openKit(page);
  const card = page.getByRole('region', { name: '向商家付款' });
  const code = card.locator('[data-over]');
  await expect(code).toHaveCSS('filter', 'none');
  await page.clock.install();
  await holdClock(page);
  await page.getByRole('button', { name: '让这张到期' }).click();
  await expect(card.getByText('0 秒后刷新')).toBeVisible();
  await expect(code).toHaveCSS('filter', 'blur(8px)');
  await page.clock.runFor(1_000);
  await expect(code).toHaveCSS('filter', 'none');
  await expect(card.getByText('2846 **** **** 1026')).toBeVisible();
});

test('a list is pulled down by a finger, and says what releasing would do', async ({ page }) => {
  await openKit(page);
  await page.evaluate(() => window.scrollTo(0, 0));
  // The gesture of the list, which is further down, works only at the top of the page.
  await page.addStyleTag({ content: 'main > :not([aria-labelledby="group-lists"]) { display: none }' });
  const row = page.getByText('第 1 条', { exact: true });
  const finger = await fingerOn(page, row);
  await finger.pullBy(40);
  await expect(page.getByText('下拉刷新')).toBeVisible();
  await finger.pullBy(90);
  await expect(page.getByText('松开刷新')).toBeVisible();
  await finger.lift();
  await expect(page.getByText('正在刷新')).toBeVisible();
  await expect(page.getByText('正在刷新')).toHaveCount(0);
});

for (const scheme of ['light', 'dark'] as const) {
  test(`the codes are read by another decoder, in ${scheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: scheme });
    await openKit(page);
    const codes = page.getByRole('img', { name: /^测试码：/ });
    await expect(codes).toHaveCount(testCodes.length);
    for (const [index, [, text]] of testCodes.entries())
      expect(await decodeTexts(await codes.nth(index).screenshot())).toEqual([text]);
  });
}
