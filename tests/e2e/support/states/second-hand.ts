import { expect } from '@playwright/test';
import { orderItem, payItem } from '../second-hand';
import { open } from '../steps';
import { showing, type ScreenState } from './state';

/** The second-hand market in each state that looks different. */
export const secondHandStates: readonly ScreenState[] = [
  { address: '/second-hand', what: 'items', reach: showing('/second-hand', '护眼台灯，三档色温') },
  {
    address: '/second-hand',
    what: 'the filter',
    reach: async ({ page }) => {
      await open(page, '/second-hand');
      await page.getByRole('button', { name: '筛选' }).click();
      await expect(page.getByRole('button', { name: '查看闲置' })).toBeVisible();
    },
  },
  { address: '/second-hand', what: 'nothing found', reach: showing('/second-hand?q=飞机', '没有找到闲置') },
  { address: '/imageDetail', what: 'an item', reach: showing('/imageDetail?id=S0001', '举报这件闲置') },
  { address: '/imageDetail', what: 'an own item', reach: showing('/imageDetail?id=S0013', '编辑') },
  {
    address: '/imageDetail',
    what: 'the report',
    reach: async ({ page }) => {
      await open(page, '/imageDetail?id=S0001');
      await page.getByRole('button', { name: '举报这件闲置' }).click();
      await expect(page.getByRole('button', { name: '提交举报' })).toBeVisible();
    },
  },
  {
    address: '/second-hand-publish',
    what: 'what is missing',
    reach: async ({ page }) => {
      await open(page, '/second-hand-publish');
      await page.getByRole('button', { name: '发布' }).click();
      await expect(page.getByText('请填写交付地点')).toBeVisible();
    },
  },
  { address: '/second-hand-orders', what: 'on sale', reach: showing('/second-hand-orders', '落地灯，布罩') },
  {
    address: '/second-hand-orders',
    what: 'bought',
    reach: async ({ page }) => {
      await orderItem(page, 'S0004');
      await payItem(page);
      await page.getByRole('button', { name: '查看订单' }).click();
      await expect(page.getByRole('button', { name: '确认收货' })).toBeVisible();
    },
  },
  {
    address: '/imageLongCoinPay',
    what: 'to pay',
    reach: showing('/imageLongCoinPay?id=S0004', '付款后由平台保管'),
  },
  {
    address: '/imageLongCoinPay',
    what: 'paid',
    reach: async ({ page }) => {
      await orderItem(page, 'S0004');
      await payItem(page);
    },
  },
];
