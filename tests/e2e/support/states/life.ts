import { expect, type Page } from '@playwright/test';
import { open } from '../steps';
import { refuseCall, type ScreenState } from './state';

/** Opens the life home and waits for all its parts. */
export async function reachLife(page: Page): Promise<void> {
  await open(page, '/newHome');
  // The activities depend on the hour, and their banners advance.
  await expect(page.getByRole('listitem', { name: /^第 \d 张/ })).toBeVisible();
  for (const part of ['换一批', '冬至值班与调休安排已发布', '打车立减券', '金鳞会员 · 三级'])
    await expect(page.getByText(part).filter({ visible: true }).first()).toBeVisible();
}

/** The screens of life, in each state that looks different. */
export const lifeStates: readonly ScreenState[] = [
  { address: '/newHome', what: 'filled', reach: ({ page }) => reachLife(page) },
  {
    address: '/newHome',
    what: 'with every part failing',
    reach: async ({ page, world }) => {
      await world.fault(refuseCall('*'));
      await open(page, '/newHome');
      for (const title of ['会员等级', '抢购', '卡券', '资讯', '活动', '推荐'])
        await expect(page.getByRole('alert').filter({ hasText: `${title}加载失败` })).toBeVisible();
    },
  },
  {
    address: '/allScene',
    what: 'filled',
    reach: async ({ page }) => {
      await open(page, '/allScene');
      await expect(page.getByRole('link', { name: '使用指南' })).toBeVisible();
    },
  },
  {
    address: '/allScene',
    what: 'searched',
    reach: async ({ page }) => {
      await open(page, '/allScene');
      await page.getByRole('searchbox', { name: '搜索场景' }).fill('龙币');
      await expect(page.getByRole('link', { name: /^转账/ })).toBeVisible();
    },
  },
  {
    address: '/allScene',
    what: 'with nothing found',
    reach: async ({ page }) => {
      await open(page, '/allScene');
      await page.getByRole('searchbox', { name: '搜索场景' }).fill('火箭');
      await expect(page.getByText('没有找到相关场景')).toBeVisible();
    },
  },
  {
    address: '/allActivity',
    what: 'filled',
    reach: async ({ page }) => {
      await open(page, '/allActivity');
      await expect(page.getByText('新系统上手营')).toBeVisible();
    },
  },
  {
    address: '/allActivity',
    what: 'with no match',
    reach: async ({ page }) => {
      await open(page, '/allActivity?state=over&kind=learning');
      await page.getByRole('searchbox', { name: '搜索活动' }).fill('火箭');
      await expect(page.getByText('没有符合条件的活动')).toBeVisible();
    },
  },
  {
    address: '/allActivity',
    what: 'failed',
    reach: async ({ page, world }) => {
      await world.fault(refuseCall('activityList'));
      await open(page, '/allActivity');
      await expect(page.getByRole('alert')).toContainText('系统维护中');
    },
  },
];
