import type { Page } from '@playwright/test';
import { open } from './support/steps';
import { expect, test } from './support/test';

const field = (page: Page) => page.getByRole('combobox');
const region = (page: Page, name: string) => page.getByRole('region', { name });

test('each search from /home is a step of the history, which ends on /home', async ({ page }) => {
  await open(page, '/home');
  await page.getByRole('link', { name: '搜索' }).click();
  await expect(field(page)).toBeFocused();
  await field(page).fill('礼盒');
  await field(page).press('Enter');
  await expect(region(page, '商品').getByRole('listitem')).toHaveCount(3);
  await expect(page).toHaveURL(/#\/search\?q=/);
  await field(page).fill('打车');
  await page.getByRole('button', { name: '搜索', exact: true }).click();
  await expect(region(page, '功能')).toContainText('打车');
  await page.goBack();
  await expect(field(page)).toHaveValue('礼盒');
  await expect(region(page, '商品').getByRole('listitem')).toHaveCount(3);
  await region(page, '商品').getByRole('button', { name: /全部/ }).click();
  await expect(region(page, '商品').getByRole('listitem')).toHaveCount(16);
  await page.reload();
  await expect(region(page, '商品').getByRole('listitem')).toHaveCount(16);
  await page.getByRole('button', { name: '返回' }).click();
  await expect(region(page, '商品').getByRole('listitem')).toHaveCount(3);
  await page.getByRole('button', { name: '返回' }).click();
  await expect(field(page)).toHaveValue('');
  await expect(region(page, '搜过的').getByRole('listitem').first()).toContainText('打车');
  await page.getByRole('button', { name: '返回' }).click();
  await expect(page.getByRole('heading', { name: '可用龙币' })).toBeVisible();
});

test('the next keystroke cancels the request of the one before', async ({ page, world }) => {
  await world.fault({ call: 'search', kind: 'hold', times: 1 });
  await open(page, '/search');
  await expect(region(page, '大家在搜').getByRole('listitem')).toHaveCount(8);
  const sent = page.waitForRequest(/home-config\/v1\/search$/);
  await field(page).fill('礼盒');
  const request = await sent;
  // A request that is cancelled before it arrives would leave the fault to the next one.
  await world.untilHeld();
  const dropped = page.waitForEvent('requestfailed', (failed) => failed === request);
  await field(page).fill('绿茶');
  await dropped;
  await expect(page.getByRole('option', { name: /绿茶.*商品/ }).first()).toBeVisible();
});

test('a colleague is found by pinyin with the keyboard alone, and leads to a transfer to them', async ({
  page,
}) => {
  await open(page, '/search');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('zhouyihang');
  await expect(page.getByRole('option', { name: /周一航/ })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#\/search\?q=/);
  await page.getByRole('button', { name: '给周一航送龙币' }).first().click();
  await expect(page).toHaveURL(/#\/transfer1/);
  await expect(page.getByRole('button', { name: '移除周一航' })).toBeVisible();
});
