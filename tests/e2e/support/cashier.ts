import { expect, type Page } from '@playwright/test';
import { open } from './steps';
import { lin } from './world';

export interface TestOrder {
  merchant?: string;
  goods?: string;
  money?: string;
  returnUrl?: string;
}

/** Orders something on the cashier's test page, as a person, and opens the cashier with it. */
export async function openCashier(page: Page, order: TestOrder = {}, person = lin): Promise<void> {
  const { merchant = '云杉生活馆', goods = '团圆月饼礼盒 · 八枚装', money = '328.0', returnUrl = '' } = order;
  await open(page, '/checkStandTest', person);
  await page.getByLabel('商家').fill(merchant);
  await page.getByLabel('商品').fill(goods);
  await page.getByLabel('金额').fill(money);
  await page.getByLabel('返回地址').fill(returnUrl);
  await page.getByRole('button', { name: '下单并打开收银台' }).click();
  await expect(page.getByRole('radio', { name: /个人账户/ })).toBeVisible();
  await expect(page.getByText(/支付密码|免密/).first()).toBeVisible();
}

/** Confirms the payment of the order that is open; small amounts need no password. */
export async function payOrder(page: Page): Promise<void> {
  await page.getByRole('button', { name: '确认付款' }).click();
  await page
    .getByRole('dialog', { name: '确认付款' })
    .getByRole('button', { name: /^付款|^去付/ })
    .click();
}
