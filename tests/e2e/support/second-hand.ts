import { expect, type Page } from '@playwright/test';
import { open } from './steps';

type Who = Parameters<typeof open>[2];

/** Places the order of an item, up to its confirm sheet. */
export async function orderItem(page: Page, id: string, who?: Who): Promise<void> {
  await open(page, `/imageLongCoinPay?id=${id}`, who);
  await page.getByRole('button', { name: '提交订单' }).click();
  await expect(page.getByRole('button', { name: /^付款 / })).toBeEnabled();
}

/** Pays the item whose confirm sheet is open; small amounts need no password. */
export async function payItem(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^付款 / }).click();
  await expect(page.getByText('已付款，等卖家交付')).toBeVisible();
}
