import { expect, type Page } from '@playwright/test';
import { reach, refuseCall, showing, type ScreenState } from './state';

/** Opens the exchange with the amount of the mock-up and waits for all of it. */
async function reachExchange(page: Page, amount = '100'): Promise<void> {
  await reach(page, '/integralExchange', '1 龙币 = 100 积分，今天不变');
  await page.getByRole('textbox', { name: '换多少龙币' }).fill(amount);
  await expect(page.getByRole('link', { name: /积分$/ }).first()).toBeVisible();
}

/** /integralExchange in each state that looks different. */
export const pointsStates: readonly ScreenState[] = [
  {
    address: '/integralExchange',
    what: 'filled',
    reach: async ({ page }) => {
      await reachExchange(page);
      await expect(page.getByText('2,580.5')).toBeVisible();
    },
  },
  {
    address: '/integralExchange',
    what: 'empty',
    reach: showing('/integralExchange', '2,680.5'),
  },
  {
    address: '/integralExchange',
    what: 'with a validation error',
    reach: async ({ page }) => {
      await reachExchange(page, '501');
      await expect(page.getByRole('alert')).toHaveText('每次最多换 500 龙币');
    },
  },
  {
    address: '/integralExchange',
    what: 'with the keypad',
    reach: async ({ page }) => {
      await reachExchange(page);
      await page.getByRole('textbox', { name: '换多少龙币' }).click();
      await expect(page.getByRole('dialog', { name: '换多少龙币' })).toBeVisible();
    },
  },
  {
    address: '/integralExchange',
    what: 'with the confirm sheet',
    reach: async ({ page }) => {
      await reachExchange(page);
      await page.getByRole('button', { name: '兑换 10,000 积分' }).click();
      await expect(page.getByText(/^下一步输入支付密码/)).toBeVisible();
    },
  },
  {
    address: '/integralExchange',
    what: 'without its rate',
    reach: async ({ page, world }) => {
      await world.fault(refuseCall('queryPointsExchange'));
      await reach(page, '/integralExchange', '没能打开积分兑换，龙币和积分都在');
      await expect(page.getByText('系统维护中')).toHaveCount(1);
    },
  },
  {
    address: '/integralExchange',
    what: 'records',
    reach: showing('/integralExchange?view=records', '2026'),
  },
  {
    address: '/integralExchange',
    what: 'the result',
    reach: async ({ page }) => {
      await reach(page, '/integralExchange?view=records', /^共 \d+ 次$/);
      await page.getByRole('link', { name: /积分/ }).first().click();
      await expect(page.getByText(/^已兑换 /)).toBeVisible();
      await expect(page.getByText('够换这些')).toBeVisible();
    },
  },
  {
    address: '/integralExchange',
    what: 'unknown',
    reach: showing('/integralExchange?id=B9999999', '没有找到这次兑换'),
  },
];
