import { expect, type Page } from '@playwright/test';
import { open, typePassword } from './steps';

/** Opens the page of JD cards and waits for all of it. */
export async function openCards(page: Page): Promise<void> {
  await open(page, '/jdCardHome');
  await expect(page.getByText('京东豆')).toBeVisible();
  await expect(page.getByRole('button', { name: '买 E 卡 100' })).toBeVisible();
  await expect(page.getByText('卡密已隐藏')).toBeAttached();
}

/** Orders a card, up to its confirm sheet. */
export async function orderCard(page: Page, name = '买 E 卡 100'): Promise<void> {
  await page.getByRole('button', { name }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^去付款/ })
    .click();
  await expect(page.getByRole('button', { name: /^付款 / })).toBeEnabled();
}

/** Shows the code of the card that is open. */
export async function revealCode(page: Page): Promise<void> {
  await page.getByRole('button', { name: '输入支付密码查看' }).click();
  await typePassword(page, '907214');
  await expect(page.getByRole('button', { name: '收起卡密' })).toBeVisible();
}
