import { expect, type Page } from '@playwright/test';
import { reach, refuseCall, showing, type ScreenState } from './state';

async function redeem(page: Page, code: string): Promise<void> {
  await reach(page, '/rechargeCard', '还没有兑换过卡');
  await page.getByLabel('充值卡卡密').fill(code);
  await page.getByRole('button', { name: '兑换' }).click();
}

/** The codes of cards in each state that looks different. */
export const cardCodeStates: readonly ScreenState[] = [
  { address: '/rechargeCard', what: 'nothing so far', reach: showing('/rechargeCard', '还没有兑换过卡') },
  {
    address: '/rechargeCard',
    what: 'a redeemed card',
    reach: async ({ page }) => {
      await redeem(page, 'TELE888800010050');
      await expect(page.getByText(/^兑换成功，50 元话费/)).toBeVisible();
      await expect(page.getByText('话费卡 · 尾号 0050')).toBeVisible();
    },
  },
  {
    address: '/rechargeCard',
    what: 'a refused card',
    reach: async ({ page }) => {
      await redeem(page, 'LONG202400040100');
      await expect(page.getByText('这张充值卡已过期').first()).toBeVisible();
    },
  },
  {
    address: '/rechargeCard',
    what: 'without records',
    reach: async ({ page, world }) => {
      await world.fault(refuseCall('coinTopUpList'));
      await reach(page, '/rechargeCard', '兑换记录加载失败，兑换过的都在');
    },
  },
];
