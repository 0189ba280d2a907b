import { expect, type Page } from '@playwright/test';
import { open } from '../steps';
import { openAsWallet } from '../wallet';
import { liang, lin, long, su, zhou } from '../world';
import { reachShortfall } from './bookings';
import type { ScreenState } from './state';

/** Chooses one colleague, found by the initials, in the picker of a scheduled gift. */
async function chooseForGift(page: Page, query: string, name: string): Promise<void> {
  await page.getByRole('button', { name: /^送给/ }).click();
  await page.getByRole('searchbox', { name: '搜索同事' }).fill(query);
  await page.getByRole('checkbox', { name }).first().click();
  await page.getByRole('button', { name: '确定（1 人）' }).click();
}

async function typeGiftCoins(page: Page, coins: string): Promise<void> {
  await page.getByRole('button', { name: /^每次每人/ }).click();
  await expect(page.getByRole('dialog', { name: '每次每人' })).toBeVisible();
  await page.keyboard.type(coins);
  await page.getByRole('button', { name: '完成' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

/** Nothing is booked for 龙佳媛; 苏念 has a birthday gift. */
async function fillBooking(page: Page, coins: string, { initials, name } = long): Promise<void> {
  await open(page, '/transfer3');
  await chooseForGift(page, initials, name);
  await typeGiftCoins(page, coins);
}

/** The forms of scheduled gifts up to the end of booking, in each state that looks different. */
export const bookingFormStates: readonly ScreenState[] = [
  {
    address: '/transfer3',
    what: 'untouched, with a validation error',
    reach: async ({ page }) => {
      await open(page, '/transfer3');
      await expect(page.getByRole('button', { name: '先选择同事' })).toBeVisible();
    },
  },
  {
    address: '/transfer3',
    what: 'that will go unpaid',
    reach: async ({ page }) => {
      await fillBooking(page, '9000');
      await expect(page.getByText(/^.* 余额不足，无法送出，还差/)).toBeVisible();
    },
  },
  {
    address: '/transfer-page',
    what: 'with an unfinished booking',
    reach: async ({ page }) => {
      await fillBooking(page, '8.8');
      await open(page, '/transfer-page');
      await expect(page.getByRole('button', { name: '继续预约：定时祝福' })).toBeVisible();
      await expect(page.getByText(/上次送了/).first()).toBeVisible();
    },
  },
  {
    address: '/transfer3',
    what: 'with the keypad',
    reach: async ({ page }) => {
      await open(page, '/transfer3?step=amount');
      await page.getByRole('dialog').getByRole('button', { name: '8', exact: true }).click();
      await expect(page.getByText('8 龙币', { exact: true })).toBeVisible();
    },
  },
  {
    address: '/transfer3',
    what: 'being confirmed, with the password',
    reach: async ({ page }) => {
      await fillBooking(page, '1500');
      await page.getByRole('button', { name: '预约这份祝福' }).click();
      await expect(page.getByText(/^下一步输入支付密码/)).toBeVisible();
    },
  },
  {
    address: '/transfer3',
    what: 'above the limit of one payment',
    reach: async ({ page }) => {
      await fillBooking(page, '2600');
      await page.getByRole('button', { name: '预约这份祝福' }).click();
      await expect(page.getByText(/^超过每笔限额/)).toBeVisible();
    },
  },
  {
    address: '/transfer3',
    what: 'with the question whether a second birthday gift is meant',
    reach: async ({ page }) => {
      await fillBooking(page, '88', su);
      await page.getByRole('button', { name: '预约这份祝福' }).click();
      await expect(page.getByRole('dialog', { name: /^苏念已有一份/ })).toBeVisible();
    },
  },
  {
    address: '/orderreward1',
    what: 'just booked, with what happens when',
    reach: async ({ page }) => {
      await fillBooking(page, '8.8');
      await page.getByRole('button', { name: '预约这份祝福' }).click();
      await page.getByRole('button', { name: '确认预约' }).click();
      await expect(page.getByText('接下来')).toBeVisible();
    },
  },
  {
    address: '/transfer3',
    what: 'without an answer',
    reach: async ({ page, world }) => {
      await fillBooking(page, '8.8');
      // An unknown code leaves open whether the booking was made.
      await world.fault({ call: 'appointmentCreate', kind: 'code', value: '9999', message: '' });
      await page.getByRole('button', { name: '预约这份祝福' }).click();
      await page.getByRole('button', { name: '确认预约' }).click();
      await expect(page.getByText('还不知道有没有预约成功')).toBeVisible();
      // The toast must have disappeared before the page is inspected.
      await expect(page.getByText('服务器出了点小故障，请联系管理员')).toHaveCount(0);
    },
  },
  {
    address: '/transfer3',
    what: 'that is changed',
    reach: (parts) => reachShortfall(parts, '/transfer3?id=A-G6', /^.* 余额不足，无法送出/),
  },
  {
    address: '/transfer3',
    what: 'of a WALLET member without an OA account',
    reach: async ({ page, world }) => {
      await world.reset('no-oa');
      await openAsWallet(page, '/transfer3', liang);
      await expect(page.getByText('你还不能给同事送龙币')).toBeVisible();
    },
  },
  {
    address: '/transfer4',
    what: 'filled',
    reach: async ({ page }) => {
      await open(page, '/transfer4');
      await chooseForGift(page, su.initials, su.name);
      await typeGiftCoins(page, '8.8');
      await expect(page.getByText(/^将于 .* 送达/)).toBeVisible();
    },
  },
  {
    address: '/transfer4',
    what: 'without an incentive account',
    reach: async ({ page }) => {
      await open(page, '/transfer4', zhou);
      await expect(page.getByText('你还没有激励账户')).toBeVisible();
    },
  },
  {
    address: '/transfer4',
    what: 'in a WALLET session',
    reach: async ({ page, world }) => {
      await world.reset('wallet-mode');
      await openAsWallet(page, '/transfer4', lin);
      await expect(page.getByText('钱包账户不能预约奖励')).toBeVisible();
    },
  },
  {
    address: '/transfer3',
    what: 'with the day being chosen',
    reach: async ({ page }) => {
      await open(page, '/transfer3');
      await page.getByRole('radio', { name: '节日问候' }).click();
      await page.getByRole('button', { name: /^送达日期/ }).click();
      await page.getByRole('button', { name: '下个月' }).click();
      await expect(page.getByRole('group', { name: /月$/ })).toBeVisible();
    },
  },
  {
    address: '/transfer3',
    what: 'with a day of the Chinese calendar being chosen',
    reach: async ({ page }) => {
      await open(page, '/transfer3');
      await page.getByRole('radio', { name: '节日问候' }).click();
      await page.getByRole('radio', { name: '农历' }).click();
      await page.getByRole('radio', { name: '端午节' }).click();
      await expect(page.getByText(/年 \d+ 月 \d+ 日 周/).first()).toBeVisible();
    },
  },
  {
    address: '/transfer3',
    what: 'that waits for a working day',
    reach: async ({ page }) => {
      await fillBooking(page, '8.8');
      await page.getByRole('switch', { name: /^遇休息日顺延/ }).click();
      await expect(page.getByText(/^按国家放假调休安排/)).toBeVisible();
      await expect(page.getByText(/^将于 .* 送达$/)).toBeVisible();
    },
  },
];
