import { expect } from '@playwright/test';
import { openCards, orderCard, revealCode } from '../cards';
import { lin } from '../world';
import { reach, refuseCall, showing, type ScreenState } from './state';

/** JD cards in each state that looks different. */
export const cardStates: readonly ScreenState[] = [
  { address: '/jdCardHome', what: 'cards', reach: ({ page }) => openCards(page) },
  {
    address: '/jdCardHome',
    what: 'the purchase of a card',
    reach: async ({ page }) => {
      await openCards(page);
      await page.getByRole('button', { name: '买 E 卡 200' }).click();
      await expect(page.getByRole('switch', { name: /京豆抵扣/ })).toBeVisible();
    },
  },
  {
    address: '/jdCardHome',
    what: 'an order to pay',
    reach: async ({ page }) => {
      await openCards(page);
      await orderCard(page);
      await page.getByRole('button', { name: '收起' }).click();
      await expect(page.getByText(/还没付款/)).toBeVisible();
    },
  },
  {
    address: '/jdCardHome',
    what: 'the code of a card',
    reach: async ({ page }) => {
      await openCards(page);
      await revealCode(page);
    },
  },
  {
    address: '/jdCardHome',
    what: 'the beans',
    reach: showing('/jdCardHome?step=beans', '绑定时间'),
  },
  {
    address: '/jdCardHome',
    what: 'no bound account',
    reach: async ({ page, world }) => {
      await world.alter((state) => ({
        ...state,
        jdAccounts: { [lin.usercode]: { since: null, brought: 0 } },
      }));
      await reach(page, '/jdCardHome?step=beans', '同意并绑定');
    },
  },
  { address: '/jdCardHome', what: 'the guide', reach: showing('/jdCardHome?step=guide', '知道了') },
  { address: '/jdCardHome', what: 'used-up cards', reach: showing('/jdCardHome?view=past', '已用完') },
  {
    address: '/jdCardHome',
    what: 'nothing loaded',
    reach: async ({ page, world }) => {
      await world.fault(refuseCall('cardOrders'));
      await reach(page, '/jdCardHome', '我的卡加载失败，卡都在');
    },
  },
];
