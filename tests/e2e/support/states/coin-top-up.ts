import { expect, type Page } from '@playwright/test';
import { enterSocialApp } from '../social-app';
import { open } from '../steps';
import { showing, type ScreenState } from './state';

/** Opens the page in the social app, with an amount. */
async function inSocialApp(page: Page, pays: boolean): Promise<void> {
  await enterSocialApp(page, pays);
  await open(page, '/wxRechare');
  await page.getByRole('button', { name: '200', exact: true }).click();
  await expect(page.getByRole('button', { name: '微信支付 200.0 元' })).toBeVisible();
}

/** The top-up by the social app in each state that looks different. */
export const socialTopUpStates: readonly ScreenState[] = [
  { address: '/wxRechare', what: 'outside of the social app', reach: showing('/wxRechare', '用银行卡充值') },
  { address: '/wxRechare', what: 'an amount', reach: ({ page }) => inSocialApp(page, true) },
  {
    address: '/wxRechare',
    what: 'paid',
    reach: async ({ page }) => {
      await inSocialApp(page, true);
      await page.getByRole('button', { name: '微信支付 200.0 元' }).click();
      await expect(page.getByText('龙币已到账')).toBeVisible();
    },
  },
  {
    address: '/wxRechare',
    what: 'without an answer',
    reach: async ({ page }) => {
      await inSocialApp(page, false);
      await page.getByRole('button', { name: '微信支付 200.0 元' }).click();
      await expect(page.getByText('正在打开微信支付')).toBeVisible();
    },
  },
];
