import { expect, type Page } from '@playwright/test';
import { open } from '../steps';
import type { World } from '../world';
import { refuseCall, type ScreenState } from './state';

/** Opens the page and waits for its code. */
export async function reachCode(page: Page): Promise<void> {
  await open(page, '/paymentQRcode');
  await expect(page.getByRole('img', { name: '付款二维码' })).toBeVisible();
  await expect(page.getByText(/^余额 .* 免密单笔/)).toBeVisible();
}

/** A cashier terminal scans that code. */
async function reachCharge(page: Page, world: World, money: number): Promise<void> {
  await reachCode(page);
  await world.charge(await world.newestPaymentCode(), money);
}

async function reachMerchant(page: Page, money = '18'): Promise<void> {
  await open(page, '/scan-pay?code=YUNSHAN01');
  await page.getByRole('textbox', { name: '付款金额' }).fill(money);
  await expect(page.getByText(/^付后剩|^余额不足/).first()).toBeVisible();
  await expect(page.getByText(/^余额 .* 免密单笔/)).toBeVisible();
}

/** /paymentQRcode and /scan-pay in each state that looks different. */
export const payByCodeStates: readonly ScreenState[] = [
  { address: '/paymentQRcode', what: 'filled', reach: ({ page }) => reachCode(page) },
  {
    address: '/paymentQRcode',
    what: 'enlarged',
    reach: async ({ page }) => {
      await reachCode(page);
      await page.getByRole('button', { name: '放大付款码' }).click();
      await expect(page.getByRole('dialog', { name: '付款码' })).toBeVisible();
    },
  },
  {
    address: '/paymentQRcode',
    what: 'with the accounts',
    reach: async ({ page }) => {
      await reachCode(page);
      await page.getByRole('button', { name: /个人账户付款/ }).click();
      await expect(page.getByText('仅用于奖励同事，不能消费')).toBeVisible();
    },
  },
  {
    address: '/paymentQRcode',
    what: 'refused by the gateway',
    reach: async ({ page, world }) => {
      await world.fault(refuseCall('paymentCode'));
      await open(page, '/paymentQRcode');
      await expect(page.getByText('系统维护中')).toBeVisible();
      await expect(page.getByText(/^余额 .* 免密单笔/)).toBeVisible();
    },
  },
  {
    address: '/paymentQRcode',
    what: 'with a refused charge',
    reach: async ({ page, world }) => {
      await reachCharge(page, world, 25_000);
      await expect(page.getByRole('button', { name: '查看限额' })).toBeVisible();
      await expect(page.getByRole('img', { name: '付款二维码' })).toBeVisible();
    },
  },
  {
    address: '/paymentQRcode',
    what: 'with a waiting charge',
    reach: async ({ page, world }) => {
      await reachCharge(page, world, 3_000);
      await expect(page.getByText(/^下一步输入支付密码/)).toBeVisible();
    },
  },
  {
    address: '/paymentQRcode',
    what: 'paid',
    reach: async ({ page, world }) => {
      await reachCharge(page, world, 180);
      await expect(page.getByText('已付给云杉咖啡')).toBeVisible();
    },
  },
  { address: '/scan-pay', what: 'filled', reach: ({ page }) => reachMerchant(page) },
  { address: '/scan-pay', what: 'with a validation error', reach: ({ page }) => reachMerchant(page, '3000') },
  {
    address: '/scan-pay',
    what: 'with the keypad',
    reach: async ({ page }) => {
      await reachMerchant(page);
      await page.getByRole('textbox', { name: '付款金额' }).click();
      await expect(page.getByRole('dialog', { name: '付款金额' })).toBeVisible();
    },
  },
  {
    address: '/scan-pay',
    what: 'with the confirm sheet',
    reach: async ({ page }) => {
      await reachMerchant(page);
      await page.getByRole('button', { name: '付款 18.0 龙币' }).click();
      await expect(page.getByText(/^这笔无需输入密码/)).toBeVisible();
    },
  },
  {
    address: '/scan-pay',
    what: 'of a merchant that set its amount',
    reach: async ({ page }) => {
      await open(page, '/scan-pay?code=FRUIT04');
      await expect(page.getByText(/^付后剩/)).toBeVisible();
      await expect(page.getByText(/^余额 .* 免密单笔/)).toBeVisible();
    },
  },
  {
    address: '/scan-pay',
    what: 'unknown',
    reach: async ({ page }) => {
      await open(page, '/scan-pay?code=NOBODY');
      await expect(page.getByText('没有找到这个商家')).toBeVisible();
    },
  },
];
