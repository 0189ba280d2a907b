import { expect, type Page } from '@playwright/test';
import { daysLater, fromMoment, toDay } from '@/domain/business-time';
import { open } from '../steps';
import type { World } from '../world';
import { reach, type ScreenState } from './state';

/** Tomorrow in business time, so that nothing of the world is in the future. */
const day = daysLater(toDay(Date.now()), 1);
/** The sessions of that day that begin at eight and at ten. */
const [running, soon] = ['08', '10'].map((hour) => `S${day.replace(/-/g, '')}${hour}`);

/** Sets the clock to 09:41, or another time of the day: the session of eight runs, the one of ten is next. */
export function setSaleTime(world: World, clock = '09:41:00'): Promise<void> {
  return world.moveClockTo(fromMoment(`${day} ${clock}`));
}

function atSale(address: string, last: string | RegExp): ScreenState['reach'] {
  return async ({ page, world }) => {
    await setSaleTime(world);
    await reach(page, address, last);
  };
}

/** Buys the goods that are open, up to the confirm sheet. */
export async function buyFlashGoods(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^马上抢 / }).click();
  await expect(page.getByRole('button', { name: /^付款 / })).toBeEnabled();
}

/** Buys goods of the flash sale and leaves them unpaid. */
const leaveUnpaid: ScreenState['reach'] = async ({ page, world }) => {
  await setSaleTime(world);
  await open(page, `/secKillingGoodsDetail?session=${running}`);
  await buyFlashGoods(page);
  await page.getByRole('button', { name: '收起' }).click();
  await expect(page.getByRole('button', { name: '去付款' })).toBeVisible();
};

/** The flash sale in each state that looks different. */
export const flashSaleStates: readonly ScreenState[] = [
  { address: '/secKillingHome', what: 'a running session', reach: atSale('/secKillingHome', '本场还剩') },
  {
    address: '/secKillingHome',
    what: 'a session that has not started',
    reach: atSale(`/secKillingHome?session=${soon}`, '距开抢'),
  },
  {
    address: '/secKillingGoodsDetail',
    what: 'goods on sale',
    reach: atSale(`/secKillingGoodsDetail?session=${running}`, '商品介绍'),
  },
  {
    address: '/secKillingGoodsDetail',
    what: 'an early tap',
    reach: async ({ page, world }) => {
      await setSaleTime(world);
      await open(page, `/secKillingGoodsDetail?session=${soon}`);
      await page.getByRole('button', { name: '10:00 开抢' }).click();
      await expect(page.getByText(/还没开始/)).toBeVisible();
    },
  },
  {
    address: '/secKillingGoodsDetail',
    what: 'sold out',
    reach: async ({ page, world }) => {
      await setSaleTime(world);
      await open(page, '/secKillingHome');
      await page.getByRole('article').filter({ hasText: '已抢完' }).getByRole('link').click();
      await expect(page.getByRole('button', { name: '已抢完' })).toBeVisible();
    },
  },
  {
    address: '/secKillingGoodsDetail',
    what: 'the queue',
    reach: async ({ page, world }) => {
      await setSaleTime(world, '10:00:02');
      await open(page, `/secKillingGoodsDetail?session=${soon}`);
      await page.getByRole('button', { name: /^马上抢 / }).click();
      await expect(page.getByText(/^前面约/)).toBeVisible();
    },
  },
  { address: '/secKillingSearch', what: 'goods', reach: atSale('/secKillingSearch', /^找到/) },
  {
    address: '/secKillingSearch',
    what: 'nothing found',
    reach: atSale('/secKillingSearch?q=飞机', '没有找到「飞机」'),
  },
  {
    address: '/secKillingOrderList',
    what: 'no orders',
    reach: atSale('/secKillingOrderList', '还没有订单'),
  },
  {
    address: '/secKillingOrderList',
    what: 'an order to pay',
    reach: async ({ page, world }) => {
      await leaveUnpaid({ page, world });
      await open(page, '/secKillingOrderList');
      await expect(page.getByText('剩余付款时间')).toBeVisible();
    },
  },
  { address: '/secKillingOrderDetail', what: 'to pay', reach: leaveUnpaid },
];
