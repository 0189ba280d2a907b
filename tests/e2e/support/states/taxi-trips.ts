import { expect, type Page } from '@playwright/test';
import { open } from '../steps';
import { bookTaxi, taxiTime } from '../taxi';
import { reach, refuseCall, showing, type ScreenState } from './state';

/** Cities and past trips in each state that looks different. */
export const tripStates: readonly ScreenState[] = [
  { address: '/cityOnlyList', what: 'filled', reach: showing('/cityOnlyList', '遵义') },
  {
    address: '/cityOnlyList',
    what: 'with the cities that were searched for',
    reach: async ({ page }) => {
      await reach(page, '/cityOnlyList', '热门城市');
      await page.getByRole('searchbox', { name: '搜索城市' }).fill('nan');
      await expect(page.getByText('南京')).toBeVisible();
    },
  },
  {
    address: '/cityOnlyList',
    what: 'with nothing found',
    reach: async ({ page }) => {
      await reach(page, '/cityOnlyList', '热门城市');
      await page.getByRole('searchbox', { name: '搜索城市' }).fill('云杉');
      await expect(page.getByText('没有找到这座城市')).toBeVisible();
    },
  },
  {
    address: '/cityOnlyList',
    what: 'that cannot be read',
    reach: async ({ page, world }) => {
      await world.fault(refuseCall('cities'));
      await reach(page, '/cityOnlyList', '城市列表加载失败');
    },
  },
  { address: '/didiOrderList', what: 'filled', reach: showing('/didiOrderList', '共 40 趟') },
  {
    address: '/didiOrderList',
    what: 'none of a group',
    reach: showing('/didiOrderList?group=open', '没有这类行程'),
  },
  {
    address: '/didiOrderList',
    what: 'failed',
    reach: async ({ page, world }) => {
      await world.fault(refuseCall('taxiOrderList'));
      await reach(page, '/didiOrderList', '行程加载失败');
    },
  },
  { address: '/didiOrderDetail', what: 'paid', reach: ({ page }) => openPaid(page) },
  {
    address: '/didiOrderDetail',
    what: 'with its rates',
    reach: async ({ page }) => {
      await openPaid(page);
      await page.getByRole('button', { name: '计价规则' }).click();
      await expect(page.getByText('每分钟 0.35 龙币')).toBeVisible();
    },
  },
  {
    address: '/didiOrderDetail',
    what: 'with its invoice',
    reach: async ({ page }) => {
      await openPaid(page);
      await page.getByRole('button', { name: '开发票' }).click();
      await page.getByRole('button', { name: '提交开票' }).click();
      await expect(page.getByText('税号是 18 位数字')).toBeVisible();
    },
  },
  {
    address: '/didiOrderDetail',
    what: 'with its rating',
    reach: async ({ page }) => {
      await openPaid(page);
      await page.getByRole('button', { name: '评价' }).click();
      await page.getByRole('radio', { name: '4 星' }).click();
      await expect(page.getByRole('button', { name: '提交评价' })).toBeEnabled();
    },
  },
  {
    address: '/didiOrderDetail',
    what: 'of a trip that nobody rode',
    reach: async ({ page }) => {
      await reach(page, '/didiOrderList?group=cancelled', '共 3 趟');
      await page.getByRole('main').getByRole('link').first().click();
      await expect(page.getByRole('button', { name: '再叫一次' })).toBeVisible();
    },
  },
  {
    address: '/didiOrderDetail',
    what: 'unknown',
    reach: showing('/didiOrderDetail?id=T1', '没有找到这段行程'),
  },
  { address: '/didiPaySuccess', what: 'paid', reach: showing('/didiPaySuccess', '车费合计') },
  {
    address: '/didiPaySuccess',
    what: 'unknown',
    reach: showing('/didiPaySuccess?id=T1', '没有找到这段行程'),
  },
  {
    address: '/didiShare',
    what: 'while the driver comes',
    reach: async ({ page, world }) => {
      await world.moveClockTo(taxiTime);
      await bookTaxi(page);
      await world.moveClockTo(taxiTime + 100_000);
      await open(page, '/didiOrderList');
      await page.getByRole('link', { name: /司机在路上/ }).click();
      await page.getByRole('button', { name: '分享行程' }).click();
      await expect(page).toHaveURL(/webviewShare/);
      const link = /didiShare%3Fid%3D(\w+)/.exec(page.url())?.[1] ?? '';
      await reach(page, `/didiShare?id=${link}`, '司机正去接人');
    },
  },
  { address: '/didiShare', what: 'of an ended link', reach: showing('/didiShare?id=x', '这个链接已失效') },
];

/** The page of the newest trip that the rider paid a part of. */
async function openPaid(page: Page): Promise<void> {
  await reach(page, '/didiOrderList?group=done', /^共 /);
  await page.getByRole('main').getByRole('link').first().click();
  await expect(page.getByText('怎么算的')).toBeVisible();
}
