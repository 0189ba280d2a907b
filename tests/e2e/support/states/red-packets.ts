import { expect } from '@playwright/test';
import { open } from '../steps';
import { showing, type ScreenState } from './state';

/** Red packets, in each state that looks different. */
export const redPacketStates: readonly ScreenState[] = [
  { address: '/NBagDesc', what: 'sealed', reach: showing('/NBagDesc', '稍后再打开') },
  {
    address: '/NBagDesc',
    what: 'just opened',
    reach: async ({ page }) => {
      await open(page, '/NBagDesc?id=K0000001');
      await page.getByRole('button', { name: '打开红包' }).click();
      await expect(page.getByText('已存入个人账户')).toBeVisible();
    },
  },
  {
    address: '/NBagDesc',
    what: 'with the thanks being written',
    reach: async ({ page }) => {
      await open(page, '/NBagDesc?id=K0000001');
      await page.getByRole('button', { name: '打开红包' }).click();
      await page.getByRole('button', { name: '谢谢 TA' }).click();
      await expect(page.getByRole('button', { name: '送出谢意' })).toBeVisible();
    },
  },
  {
    address: '/NBagDesc',
    what: 'not opened',
    reach: async ({ page, world }) => {
      await world.fault({ call: 'redPacketOpen', kind: 'code', value: '7777', message: '系统维护中' });
      await open(page, '/NBagDesc?id=K0000001');
      await page.getByRole('button', { name: '打开红包' }).click();
      await expect(page.getByRole('alert')).toContainText('系统维护中');
    },
  },
  { address: '/NBagDesc', what: 'emptied', reach: showing('/NBagDesc?id=K0000003', '手慢了，红包已被领完') },
  { address: '/NBagDesc', what: 'expired', reach: showing('/NBagDesc?id=K0000004', /已退回何璐/) },
  { address: '/NBagDesc', what: 'unknown', reach: showing('/NBagDesc?id=nothing', '没有找到这个红包') },
  { address: '/BagDesc', what: 'emptied', reach: showing('/BagDesc?id=K0000003', '手慢了，红包已被领完') },
  { address: '/red-packets', what: 'filled', reach: showing('/red-packets', '有 2 个红包等你打开') },
  {
    address: '/red-packets',
    what: 'with no match',
    reach: showing('/red-packets?state=expired&kind=lucky', '没有符合条件的红包'),
  },
];
