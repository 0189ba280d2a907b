import type { Page } from '@playwright/test';
import { chooseColleague, confirmButton, expectSuccess, open, openSheet } from './support/steps';
import { expect, test } from './support/test';
import { su } from './support/world';

/** Sends coins, coming from /home, and is left on the success page. */
async function send(page: Page): Promise<void> {
  await open(page, '/home');
  await page.getByRole('link', { name: '转账', exact: true }).click();
  await chooseColleague(page, su.initials, su.name);
  await page.getByRole('textbox', { name: '每人收到的龙币' }).fill('8.8');
  await openSheet(page);
  await confirmButton(page).click();
  await expectSuccess(page);
}

/** Going back, however often, leads to no sheet and sends nothing. */
async function expectHomeBehind(page: Page): Promise<void> {
  await page.goBack();
  await expect(page).toHaveURL(/#\/home$/);
  await expect(page.getByRole('heading', { name: '可用龙币' })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

test.describe('from the success page', () => {
  test('完成 leads home, with the new balance, and back does not lead to the sheet', async ({
    page,
    world,
  }) => {
    await send(page);
    await page.getByRole('button', { name: '完成' }).click();
    await expect(page).toHaveURL(/#\/home$/);
    await expect(page.getByText('2,671.7 龙币')).toBeVisible();
    await expect(page.getByText('心意已送到')).toHaveCount(0);
    await expectHomeBehind(page);
    await world.expectBookedOnce(88);
  });

  test('再转一笔 begins an empty transfer, and back does not lead to the sheet', async ({ page, world }) => {
    await send(page);
    await page.getByRole('button', { name: '再转一笔' }).click();
    await expect(page.getByText('已选 0 / 20 人')).toBeVisible();
    await expect(page.getByRole('textbox', { name: '每人收到的龙币' })).toHaveValue('');
    await expectHomeBehind(page);
    await world.expectBookedOnce(88);
  });

  test('查看账单 leads to the bill with the transfer in it, and back to the page again', async ({
    page,
    world,
  }) => {
    await send(page);
    await page.getByRole('button', { name: '查看账单' }).click();
    await expect(page.getByRole('link').filter({ hasText: '转账给苏念' }).first()).toContainText('8.8');
    await page.goBack();
    await expectSuccess(page);
    await expectHomeBehind(page);
    await world.expectBookedOnce(88);
  });
});
