import { expect } from '@playwright/test';
import { payPlacedOrder, placeOrder, settleGoods } from '../mall';
import { open } from '../steps';
import { showing, type ScreenState } from './state';

/** Goods, settlement and orders of the mall in each state that looks different. */
export const mallStates: readonly ScreenState[] = [
  {
    address: '/goodsDetailPage',
    what: 'goods with specifications',
    reach: showing('/goodsDetailPage?id=G0001', '304'),
  },
  {
    address: '/goodsDetailPage',
    what: 'the picker',
    reach: async ({ page }) => {
      await open(page, '/goodsDetailPage?id=G0001');
      await page.getByRole('button', { name: '立即购买' }).click();
      await expect(page.getByRole('button', { name: /^去结算/ })).toBeEnabled();
    },
  },
  { address: '/goodsSettlement', what: 'an order', reach: ({ page }) => settleGoods(page) },
  {
    address: '/goodsSettlement',
    what: 'the choice of a coupon',
    reach: async ({ page }) => {
      await settleGoods(page, '/goodsDetailPage?id=G0017');
      await page.getByRole('button', { name: /^优惠券/ }).click();
      await expect(page.getByRole('button', { name: '不使用优惠券' })).toBeVisible();
    },
  },
  { address: '/goodsSettlement', what: 'nothing', reach: showing('/goodsSettlement', '没有要结算的商品') },
  {
    address: '/goodsPaySuccess',
    what: 'paid',
    reach: async ({ page }) => {
      await settleGoods(page);
      await placeOrder(page);
      await payPlacedOrder(page);
    },
  },
  { address: '/activityOrderList', what: 'orders', reach: showing('/activityOrderList', '已完成') },
  {
    address: '/activityOrderList',
    what: 'none of a group',
    reach: showing('/activityOrderList?state=refund', '没有这类订单'),
  },
  {
    address: '/activityOrderDetail',
    what: 'to pay',
    reach: async ({ page }) => {
      await settleGoods(page);
      await placeOrder(page);
      await page.getByRole('button', { name: '收起' }).click();
      await expect(page.getByRole('button', { name: '去付款' })).toBeVisible();
    },
  },
  {
    address: '/activityOrderDetail',
    what: 'on its way',
    reach: showing('/activityOrderDetail', '联系客服'),
  },
];
