import { expect, type Page } from '@playwright/test';
import { openCashier, payOrder } from '../cashier';
import { open } from '../steps';
import { reach, showing, type ScreenState } from './state';

/** The number of the order whose cashier is open. */
function orderIn(page: Page): string {
  return new URL(page.url().replace('#', '')).searchParams.get('id') ?? '';
}

async function reachPaid(page: Page): Promise<void> {
  await openCashier(page, { money: '66.0' });
  await payOrder(page);
  await expect(page.getByText('已付给云杉生活馆')).toBeVisible();
}

/** The cashier's addresses in each state that looks different. */
export const cashierStates: readonly ScreenState[] = [
  { address: '/checkStandTest', what: 'filled', reach: showing('/checkStandTest', '返回地址') },
  { address: '/checkStandOrderAndPay', what: 'an order to pay', reach: ({ page }) => openCashier(page) },
  {
    address: '/checkStandOrderAndPay',
    what: 'too few coins',
    reach: ({ page }) => openCashier(page, { money: '3000.0' }),
  },
  {
    address: '/checkStandOrderAndPay',
    what: 'the confirm sheet with points',
    reach: async ({ page }) => {
      await openCashier(page, { money: '120.0' });
      await page.getByRole('switch', { name: /积分抵扣/ }).click();
      await page.getByRole('button', { name: '确认付款' }).click();
      await expect(page.getByRole('button', { name: /^付款 / })).toBeEnabled();
    },
  },
  {
    address: '/checkStandPayStatus',
    what: 'waiting for the merchant',
    reach: async ({ page }) => {
      await openCashier(page, { merchant: '山里的小店', money: '66.0' });
      await payOrder(page);
      await expect(page.getByText('正在和商家核对')).toBeVisible();
    },
  },
  {
    address: '/paySuccess',
    what: 'paid',
    reach: async ({ page }) => {
      await reachPaid(page);
      await reach(page, `/paySuccess?id=${orderIn(page)}`, '申请退款');
    },
  },
  {
    address: '/payNotice',
    what: 'an order to pay',
    reach: async ({ page }) => {
      await openCashier(page);
      await reach(page, `/payNotice?id=${orderIn(page)}`, '付款前请看');
    },
  },
  {
    address: '/sendMessageAndToPay',
    what: 'asks for the code',
    reach: async ({ page }) => {
      await openCashier(page, { money: '66.0' });
      await page.getByRole('button', { name: '用短信验证码付款' }).click();
      await expect(page.getByText(/^已发送到尾号/)).toBeVisible();
    },
  },
  {
    address: '/checkStandError',
    what: 'a cancelled order',
    reach: async ({ page }) => {
      await openCashier(page);
      const id = orderIn(page);
      await page.getByRole('button', { name: '取消订单' }).click();
      await page.getByRole('dialog').getByRole('button', { name: '取消订单' }).click();
      await expect(page.getByText('订单已取消')).toBeVisible();
      await reach(page, `/checkStandError?id=${id}`, '联系客服');
    },
  },
  {
    address: '/checkStandGATError',
    what: 'an unpaid order',
    reach: async ({ page }) => {
      await openCashier(page);
      await reach(page, `/checkStandGATError?id=${orderIn(page)}`, '关爱通这次没有收到付款');
    },
  },
  { address: '/recharge', what: 'nothing so far', reach: showing('/recharge', '还没有充值过') },
  {
    address: '/recharge',
    what: 'by a card',
    reach: async ({ page }) => {
      await reach(page, '/recharge', '还没有充值过');
      await page.getByRole('radio', { name: '用充值卡' }).click();
      await expect(page.getByLabel('充值卡卡密')).toBeVisible();
    },
  },
  {
    address: '/checkStandOrderAndPay',
    what: 'no such order',
    reach: async ({ page }) => {
      await open(page, '/checkStandOrderAndPay?id=1');
      await expect(page.getByText('没有找到这笔订单')).toBeVisible();
    },
  },
];
