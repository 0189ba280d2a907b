import { expect, type Page } from '@playwright/test';
import { open } from './steps';

/** Opens goods and goes on to their settlement. */
export async function settleGoods(page: Page, address = '/goodsDetailPage?id=G0001'): Promise<void> {
  await open(page, address);
  await page.getByRole('button', { name: '立即购买' }).click();
  await page.getByRole('button', { name: /^去结算/ }).click();
  await expect(page.getByRole('button', { name: '提交订单' })).toBeEnabled();
}

/** Places the order whose settlement is open, up to its confirm sheet. */
export async function placeOrder(page: Page): Promise<void> {
  await page.getByRole('button', { name: '提交订单' }).click();
  await expect(page.getByRole('button', { name: /^付款 / })).toBeEnabled();
}

/** Pays the order whose confirm sheet is open; small amounts need no password. */
export async function payPlacedOrder(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^付款 / }).click();
  await expect(page.getByText('下单成功，商家会尽快发货')).toBeVisible();
}
