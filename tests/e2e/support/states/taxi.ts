import { expect } from '@playwright/test';
import { bookTaxi, chooseRoute, taxiTime } from '../taxi';
import { reach, refuseCall, type ScreenState, type StateParts } from './state';

/** Books a car, and lets so many seconds pass until the page says something. */
function after(seconds: number, text: string | RegExp) {
  return async ({ page, world }: StateParts) => {
    await world.moveClockTo(taxiTime);
    await bookTaxi(page);
    await world.moveClockTo(taxiTime + seconds * 1_000);
    await page.reload();
    await expect(page.getByText(text).first()).toBeVisible();
  };
}

/** Ordering a car, and the trip in each of its states. */
export const taxiRideStates: readonly ScreenState[] = [
  {
    address: '/newDidiHome',
    what: 'with prices',
    reach: async ({ page, world }) => {
      await world.moveClockTo(taxiTime);
      await chooseRoute(page);
    },
  },
  {
    address: '/newDidiHome',
    what: 'without a route',
    reach: ({ page }) => reach(page, '/newDidiHome', '你要去哪儿'),
  },
  {
    address: '/newDidiHome',
    what: 'with the places of a city',
    reach: async ({ page }) => {
      await chooseRoute(page);
      await page.getByRole('button', { name: /^目的地/ }).click();
      await expect(page.getByRole('dialog').getByText('大家常去')).toBeVisible();
    },
  },
  {
    address: '/newDidiHome',
    what: 'with those who may pay',
    reach: async ({ page }) => {
      await chooseRoute(page);
      await page.getByRole('button', { name: /个人账户支付/ }).click();
      await expect(page.getByRole('radio', { name: /外出办事/ })).toBeVisible();
    },
  },
  { address: '/newDidiHome', what: 'while a driver is looked for', reach: after(5, '正在找司机') },
  { address: '/newDidiHome', what: 'while the driver comes', reach: after(100, /分钟后到|司机马上到/) },
  { address: '/newDidiHome', what: 'while the driver waits', reach: after(230, '司机到了') },
  { address: '/newDidiHome', what: 'on the road', reach: after(900, /^去/) },
  { address: '/newDidiHome', what: 'with a ride to be paid', reach: after(20_000, /^车费 /) },
  {
    address: '/newDidiHome',
    what: 'that cannot be read',
    reach: async ({ page, world }) => {
      await world.fault(refuseCall('orderCheck'));
      await reach(page, '/newDidiHome', '打车加载失败，龙币没有变动');
    },
  },
  {
    address: '/didiHome',
    what: 'with its first step',
    reach: ({ page }) => reach(page, '/didiHome', '选好上车点和目的地'),
  },
  {
    address: '/didiHome',
    what: 'with its second step',
    reach: async ({ page }) => {
      await chooseRoute(page, '/didiHome');
      await page.getByRole('button', { name: '看车型和价格' }).click();
      await expect(page.getByRole('button', { name: /^叫车 · 预估 \d/ })).toBeEnabled();
    },
  },
];
