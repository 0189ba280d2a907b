import { expect } from '@playwright/test';
import { open } from '../steps';
import { showing, type ScreenState } from './state';

/** The draws in each state that looks different. */
export const treasureStates: readonly ScreenState[] = [
  { address: '/grabTreasureHome', what: 'running', reach: showing('/grabTreasureHome', '头戴降噪耳机') },
  {
    address: '/grabTreasureHome',
    what: 'drawn',
    reach: showing('/grabTreasureHome?state=drawn', '时令果篮'),
  },
  {
    address: '/grabTreasureGoodsDetail',
    what: 'running',
    reach: showing('/grabTreasureGoodsDetail?id=T128', '往期中奖'),
  },
  {
    address: '/grabTreasureGoodsDetail',
    what: 'drawn',
    reach: showing('/grabTreasureGoodsDetail?id=T125', '往期中奖'),
  },
  {
    address: '/grabTreasureGoodsDetail',
    what: 'the check of a draw',
    reach: showing('/grabTreasureGoodsDetail?id=T124&step=check', '种子和承诺值一致'),
  },
  {
    address: '/grabTreasureOrderList',
    what: 'orders',
    reach: showing('/grabTreasureOrderList', '等待开奖'),
  },
  {
    address: '/grabTreasureOrderDetail',
    what: 'waiting',
    reach: async ({ page }) => {
      await open(page, '/grabTreasureOrderList');
      await page
        .getByRole('link', { name: /等待开奖/ })
        .first()
        .click();
      await expect(page.getByRole('heading', { name: '等待开奖' })).toBeVisible();
    },
  },
  {
    address: '/grabTreasureOrderDetail',
    what: 'won',
    reach: async ({ page }) => {
      await open(page, '/grabTreasureOrderList');
      await page.getByRole('link', { name: /中奖了/ }).click();
      await expect(page.getByRole('button', { name: '领取奖品' })).toBeVisible();
    },
  },
  {
    address: '/grabAddress',
    what: 'a prize to claim',
    reach: async ({ page }) => {
      await open(page, '/grabTreasureOrderList');
      await page.getByRole('link', { name: /中奖了/ }).click();
      await page.getByRole('button', { name: '领取奖品' }).click();
      await expect(page.getByRole('button', { name: '确认领取' })).toBeVisible();
    },
  },
];
