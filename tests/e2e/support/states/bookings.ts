import { expect, type Page } from '@playwright/test';
import { reach, type ScreenState, type StateParts } from './state';
import { open } from '../steps';
import { openAsWallet } from '../wallet';
import { liang, lin, long, su, zhou } from '../world';

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

/** Opens a page of a world whose forecast has a shortfall, and waits until it is shown. */
async function reachShortfall(
  { page, world }: StateParts,
  address: string,
  last: string | RegExp,
): Promise<void> {
  await world.reset('gifts');
  await reach(page, address, last);
}

/** Nothing is booked for 龙佳媛; 苏念 has a birthday gift. */
async function fillBooking(page: Page, coins: string, { initials, name } = long): Promise<void> {
  await open(page, '/transfer3');
  await chooseForGift(page, initials, name);
  await typeGiftCoins(page, coins);
}

/** The screens of scheduled gifts, in each state that looks different. */
export const bookingStates: readonly ScreenState[] = [
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
    address: '/orderreward1',
    what: 'as a list with a shortfall',
    reach: (parts) => reachShortfall(parts, '/orderreward1', '可全部送达'),
  },
  {
    address: '/orderreward1',
    what: 'as a calendar',
    reach: (parts) => reachShortfall(parts, '/orderreward1?view=calendar', '排在后面，当天不送'),
  },
  {
    address: '/orderreward1',
    what: 'as a calendar with past days',
    reach: async ({ page, world }) => {
      await world.reset('gifts');
      await world.moveClockTo(Date.now() + 6 * 86_400_000);
      await open(page, '/orderreward1?view=calendar');
      const missed = page.getByRole('button', { name: /1 份没送出$/ });
      await expect(page.getByRole('group', { name: /月$/ })).toBeVisible();
      while ((await missed.count()) === 0) await page.getByRole('button', { name: '上个月' }).click();
      await missed.click();
      await expect(page.getByText('可在预约里补送')).toBeVisible();
    },
  },
  {
    address: '/orderreward1',
    what: 'with the order of payment changed',
    reach: async ({ page, world }) => {
      await reachShortfall({ page, world }, '/orderreward1?step=queue', '与当前顺序相同');
      await page.getByRole('button', { name: '小额优先' }).click();
      await expect(page.getByText(/^可保住/)).toBeVisible();
    },
  },
  {
    address: '/orderreward1',
    what: 'with some ticked',
    reach: async ({ page, world }) => {
      await reachShortfall({ page, world }, '/orderreward1?select=1', '选择要修改或取消的预约');
      await page.getByRole('checkbox').first().click();
      await expect(page.getByText('已选 1 条')).toBeVisible();
    },
  },
  {
    address: '/orderreward1',
    what: 'with the question whether to cancel',
    reach: async ({ page, world }) => {
      await reachShortfall({ page, world }, '/orderreward1?id=A-G2', '接下来的日期');
      await page.getByRole('button', { name: '取消预约' }).click();
      await expect(page.getByRole('dialog', { name: '取消这条预约？' })).toBeVisible();
    },
  },
  {
    address: '/orderreward1',
    what: 'with nothing booked',
    reach: async ({ page, world }) => {
      await world.alter((state) => ({ ...state, bookings: [] }));
      await open(page, '/orderreward1');
      await expect(page.getByText('还没有预约')).toBeVisible();
    },
  },
  {
    address: '/orderreward1',
    what: 'with no match',
    reach: (parts) => reachShortfall(parts, '/orderreward1?filter=running', '这里没有预约'),
  },
  {
    address: '/orderreward1',
    what: 'of one that could not be paid',
    reach: (parts) => reachShortfall(parts, '/orderreward1?id=A-G1', /余额不足，还差 36\.5/),
  },
  {
    address: '/orderreward1',
    what: 'with the sheet that pays it',
    reach: async ({ page, world }) => {
      await reachShortfall({ page, world }, '/orderreward1?id=A-G1', /余额不足，还差 36\.5/);
      await page.getByRole('button', { name: '补送' }).click();
      await expect(page.getByRole('button', { name: '确认送出 120.0 龙币' })).toBeEnabled();
    },
  },
  {
    address: '/orderreward1',
    what: 'of an unknown one',
    reach: (parts) => reachShortfall(parts, '/orderreward1?id=nothing', '没有找到这条预约'),
  },
  {
    address: '/orderreward2',
    what: 'as a list',
    reach: async ({ page }) => {
      await open(page, '/orderreward2');
      await expect(page.getByRole('radio', { name: /^全部 \d+$/ })).toBeVisible();
    },
  },
];
