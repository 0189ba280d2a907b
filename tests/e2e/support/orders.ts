import { expect, type Page } from '@playwright/test';
import { payPlacedOrder, placeOrder } from './mall';
import { open } from './steps';

/** Buys two cups with coins, points and a coupon, and opens their order in the order centre; gives its id. */
export async function orderCups(page: Page): Promise<string> {
  await open(page, '/goodsDetailPage?id=G0001');
  await page.getByRole('button', { name: '立即购买' }).click();
  await page.getByRole('button', { name: '加一件' }).click();
  await page.getByRole('button', { name: /^去结算/ }).click();
  await expect(page.getByRole('button', { name: '提交订单' })).toBeEnabled();
  await placeOrder(page);
  await payPlacedOrder(page);
  await expect(page).toHaveURL(/[?&]id=\d+/);
  const id = /[?&]id=(\d+)/.exec(page.url())?.[1] ?? '';
  await open(page, `/order-newDetail?id=${id}`);
  await expect(page.getByRole('button', { name: '申请退款' })).toBeEnabled();
  return id;
}
