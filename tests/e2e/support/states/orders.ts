import { expect } from '@playwright/test';
import { orderCups } from '../orders';
import { open } from '../steps';
import { refuseCall, showing, type ScreenState } from './state';

/** The order centre in each state that looks different. */
export const orderStates: readonly ScreenState[] = [
  { address: '/order-newlist', what: 'orders', reach: showing('/order-newlist', '确认收货') },
  {
    address: '/order-newlist',
    what: 'none of a group',
    reach: showing('/order-newlist?tab=toPay', '没有这类订单'),
  },
  {
    address: '/order-newlist',
    what: 'failed',
    reach: async ({ page, world }) => {
      await world.fault(refuseCall('orderList'));
      await open(page, '/order-newlist');
      await expect(page.getByText('订单加载失败')).toBeVisible();
    },
  },
  { address: '/order-newlist', what: 'vouchers', reach: showing('/order-newlist?tab=coupons', '商城满减券') },
  {
    address: '/order-newlist',
    what: 'with partners',
    reach: showing('/order-newlist?tab=third', '没有更多了'),
  },
  { address: '/order-list', what: 'classic', reach: showing('/order-list', '确认收货') },
  { address: '/order-newDetail', what: 'on its way', reach: showing('/order-newDetail', '商家已发货') },
  {
    address: '/order-newDetail',
    what: 'a voucher',
    reach: showing('/order-newDetail?voucher=C001002', '标记已用'),
  },
  {
    address: '/order-newDetail',
    what: 'the full-screen code',
    reach: async ({ page }) => {
      await open(page, '/order-newDetail?voucher=C001002');
      await page.getByRole('button', { name: '放大券码' }).click();
      await expect(page.getByRole('dialog', { name: '券码' })).toBeVisible();
    },
  },
  {
    address: '/order-newDetail',
    what: 'a used voucher',
    reach: showing('/order-newDetail?voucher=C001007', '使用说明'),
  },
  {
    address: '/order-newDetail',
    what: 'with a partner',
    reach: showing('/order-newDetail?third=T000001', '联系平台'),
  },
  {
    address: '/order-newDetail',
    what: 'a request for a refund',
    reach: async ({ page }) => {
      await orderCups(page);
      await page.getByRole('button', { name: '申请退款' }).click();
      await expect(page.getByRole('button', { name: '提交退款' })).toBeEnabled();
    },
  },
  {
    address: '/order-newDetail',
    what: 'a refund with its ledger',
    reach: async ({ page }) => {
      await orderCups(page);
      await page.getByRole('button', { name: '申请退款' }).click();
      await page.getByRole('button', { name: '少退一件' }).click();
      await page.getByRole('button', { name: '提交退款' }).click();
      await expect(page.getByText('退回明细')).toBeVisible();
      await expect(page.getByRole('dialog')).toHaveCount(0);
    },
  },
  { address: '/order-detail', what: 'classic', reach: showing('/order-detail', '商家已发货') },
];
