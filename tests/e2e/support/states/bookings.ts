import { expect } from '@playwright/test';
import { open } from '../steps';
import { reach, type ScreenState, type StateParts } from './state';

/** Opens a page of a world whose forecast has a shortfall, and waits until it is shown. */
export async function reachShortfall(
  { page, world }: StateParts,
  address: string,
  last: string | RegExp,
): Promise<void> {
  await world.reset('gifts');
  await reach(page, address, last);
}

/** The records of scheduled gifts, in each state that looks different. */
export const bookingStates: readonly ScreenState[] = [
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
      await expect(page.getByText(/^可保住：/)).toBeVisible();
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
      await expect(page.getByRole('radio', { name: /^全部预约 \d+$/ })).toBeVisible();
    },
  },
];
