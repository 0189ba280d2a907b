import { expect, type Page } from '@playwright/test';
import { open } from '../steps';
import { refuseCall, type ScreenState } from './state';

const region = (page: Page, name: string) => page.getByRole('region', { name });

/** The search, in each state that looks different. */
export const searchStates: readonly ScreenState[] = [
  {
    address: '/search',
    what: 'before a search, with the history',
    reach: async ({ page }) => {
      await open(page, '/search?q=打车');
      await page.getByRole('button', { name: '搜索', exact: true }).click();
      await expect(region(page, '功能')).toBeVisible();
      await page.getByRole('button', { name: '清除' }).click();
      await expect(region(page, '搜过的').getByRole('button', { name: '打车', exact: true })).toBeVisible();
      await expect(region(page, '大家在搜').getByRole('listitem')).toHaveCount(8);
    },
  },
  {
    address: '/search',
    what: 'with the question whether to clear it',
    reach: async ({ page }) => {
      await open(page, '/search?q=打车');
      await page.getByRole('button', { name: '搜索', exact: true }).click();
      await page.getByRole('button', { name: '清除' }).click();
      await page.getByRole('button', { name: '清空' }).click();
      await expect(page.getByRole('dialog', { name: '清空搜索记录？' })).toBeVisible();
    },
  },
  {
    address: '/search',
    what: 'with suggestions',
    reach: async ({ page }) => {
      await open(page, '/search');
      await page.getByRole('combobox').fill('礼');
      await expect(page.getByRole('option', { name: /冬至团圆礼/ })).toBeVisible();
      await page.keyboard.press('ArrowDown');
      await expect(page.getByRole('option', { selected: true })).toBeVisible();
    },
  },
  {
    address: '/search',
    what: 'with results of the gateways and features',
    reach: async ({ page }) => {
      await open(page, '/search?q=年');
      for (const kind of ['功能', '活动', '商品', '资讯'])
        await expect(region(page, kind).getByRole('listitem').first()).toBeVisible();
    },
  },
  {
    address: '/search',
    what: 'with colleagues, one of whom has left',
    reach: async ({ page }) => {
      await open(page, '/search?q=冯');
      await expect(region(page, '同事').getByText('不能选，离职后龙币用不了')).toBeVisible();
    },
  },
  {
    address: '/search',
    what: 'with all goods found',
    reach: async ({ page }) => {
      await open(page, '/search?q=礼盒&kind=goods');
      await expect(page.getByText('没有更多了')).toBeVisible();
    },
  },
  {
    address: '/search',
    what: 'with nothing found',
    reach: async ({ page }) => {
      await open(page, '/search?q=没有这样的东西');
      await expect(page.getByText('没有找到“没有这样的东西”')).toBeVisible();
      await expect(region(page, '大家在搜').getByRole('listitem')).toHaveCount(8);
    },
  },
  {
    address: '/search',
    what: 'with every group of the gateways failing',
    reach: async ({ page, world }) => {
      await world.fault(refuseCall('search'));
      await open(page, '/search?q=打车');
      await expect(page.getByRole('alert').filter({ hasText: '搜索失败' })).toHaveCount(3);
    },
  },
];
