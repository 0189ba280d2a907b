import { expect } from '@playwright/test';
import { open, scrollDown } from '../steps';
import { refuseCall, type ScreenState, type StateParts } from './state';

/** Confirms the agreement of the start, after which the pop-up with the points is shown. */
async function reachPoints({ page, world }: StateParts): Promise<void> {
  await world.reset('popups');
  await open(page, '/home');
  const agreement = page.getByRole('dialog', { name: '温馨提示' });
  await agreement.getByRole('checkbox').click();
  await agreement.getByRole('button', { name: '同意并继续' }).click();
  await expect(page.getByRole('dialog', { name: '欢迎回来' })).toBeVisible();
}

/** /home and /old-home, in each state that looks different. */
export const homeStates: readonly ScreenState[] = [
  {
    address: '/home',
    what: 'filled',
    reach: async ({ page }) => {
      await open(page, '/home');
      await scrollDown(page);
      await expect(page.getByRole('link', { name: /周一航的转账/ })).toBeVisible();
      await expect(page.getByRole('link', { name: /谢谢帮忙，天天开心/ })).toBeVisible();
      await expect(page.getByText('3,260 积分')).toBeVisible();
      await expect(page.getByText('2,680.5 龙币')).toBeVisible();
    },
  },
  {
    address: '/home',
    what: 'with the incentive account',
    reach: async ({ page }) => {
      await open(page, '/home');
      await page.getByRole('tab', { name: '激励账户' }).click();
      await expect(page.getByRole('link', { name: '定时奖励' })).toBeVisible();
      await scrollDown(page);
      await expect(page.getByText('3,260 积分')).toBeVisible();
    },
  },
  {
    address: '/home',
    what: 'with every card failing',
    reach: async ({ page, world }) => {
      await world.fault(refuseCall('*'));
      await open(page, '/home');
      await scrollDown(page);
      for (const title of ['余额加载失败', '到期信息加载失败', '收到的心意加载失败', '积分加载失败'])
        await expect(page.getByRole('alert').filter({ hasText: title })).toBeVisible();
    },
  },
  {
    address: '/home',
    what: 'on a busy day',
    reach: async ({ page, world }) => {
      await world.reset('busy-day');
      await open(page, '/home');
      await page.getByRole('button', { name: '收下' }).click();
      // The number of further notices depends on the day.
      await page.getByRole('button', { name: /^还有 \d 件$/ }).click();
      await expect(page.getByText('行程进行中')).toBeVisible();
      await scrollDown(page);
      await expect(page.getByRole('link', { name: /全勤奖励/ }).first()).toBeVisible();
    },
  },
  {
    address: '/home',
    what: 'with newly received coins',
    reach: async ({ page, world }) => {
      await world.reset('busy-day');
      await open(page, '/home');
      await expect(page.getByRole('dialog', { name: '福利到了' })).toBeVisible();
    },
  },
  {
    address: '/old-home',
    what: 'filled',
    reach: async ({ page }) => {
      await open(page, '/old-home');
      await scrollDown(page);
      await expect(page.getByRole('link', { name: /周一航的转账/ })).toBeVisible();
      await expect(page.getByText('3,260 积分')).toBeVisible();
      await expect(page.getByText('2,680.5 龙币')).toBeVisible();
    },
  },
  {
    address: '/home',
    what: 'with the question whether to leave',
    reach: async ({ page }) => {
      await open(page, '/home');
      await page.getByRole('button', { name: '联系客服' }).click();
      await expect(page.getByRole('dialog', { name: '即将离开龙币钱包' })).toBeVisible();
    },
  },
  {
    address: '/home',
    what: 'with an alert',
    reach: async ({ page, world }) => {
      await world.reset('no-account');
      await open(page, '/home');
      await expect(page.getByRole('dialog', { name: '提示' })).toBeVisible();
    },
  },
  {
    address: '/home',
    what: 'without a session',
    reach: async ({ page }) => {
      await page.goto('/#/home');
      await expect(page.getByText('还没有登录')).toBeVisible();
    },
  },
  {
    address: '/home',
    what: 'without an account, its alert closed',
    reach: async ({ page, world }) => {
      await world.reset('no-account');
      await open(page, '/home');
      await page.getByRole('button', { name: '知道了' }).click();
      await expect(page.getByRole('note').getByRole('button', { name: '激活账户' })).toBeVisible();
      await scrollDown(page);
      await expect(page.getByText('3,260 积分')).toBeVisible();
    },
  },
  {
    address: '/home',
    what: 'with an alert of the account',
    reach: async ({ page, world }) => {
      await world.reset('alerts');
      await open(page, '/home');
      await expect(page.getByRole('dialog', { name: '绑定的手机号已更换' })).toBeVisible();
    },
  },
  {
    address: '/home',
    what: 'with the pop-up that gives points',
    reach: reachPoints,
  },
  {
    address: '/home',
    what: 'with the pop-up that is a picture',
    reach: async (parts) => {
      await reachPoints(parts);
      await parts.page.keyboard.press('Escape');
      await expect(parts.page.getByRole('dialog', { name: '云杉团圆礼盒' })).toBeVisible();
    },
  },
];
