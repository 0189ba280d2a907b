import { expect, type Page } from '@playwright/test';
import { typePassword } from '../steps';
import { lin, type World } from '../world';
import { reach, refuseCall, showing, type ScreenState } from './state';

/** Opens the exchange with the amount of the mock-up and waits for all of it. */
async function reachExchange(page: Page, amount = '100'): Promise<void> {
  await reach(page, '/integralExchange', '1 龙币 = 100 积分，今天不变');
  await page.getByRole('textbox', { name: '换多少龙币' }).fill(amount);
  await expect(page.getByRole('link', { name: /积分$/ }).first()).toBeVisible();
}

/** Binds the partner for points, with 1,280 points there. */
async function bindPartner(world: World): Promise<void> {
  await world.alter((state) => ({
    ...state,
    partnerAccounts: { [lin.usercode]: { since: state.seed.epoch, points: 1_280 } },
  }));
}

async function reachOrder(page: Page, world: World): Promise<void> {
  await bindPartner(world);
  await reach(page, '/changyoyo-order', '1 龙币 = 95 畅由积分，今天不变');
  await page.getByRole('textbox', { name: '换多少龙币' }).fill('20');
}

/** The exchange for points, and the points of the partner, in each state that looks different. */
export const pointsStates: readonly ScreenState[] = [
  {
    address: '/integralExchange',
    what: 'filled',
    reach: async ({ page }) => {
      await reachExchange(page);
      await expect(page.getByText('2,580.5')).toBeVisible();
    },
  },
  {
    address: '/integralExchange',
    what: 'empty',
    reach: showing('/integralExchange', '2,680.5'),
  },
  {
    address: '/integralExchange',
    what: 'with a validation error',
    reach: async ({ page }) => {
      await reachExchange(page, '501');
      await expect(page.getByRole('alert')).toHaveText('每次最多换 500 龙币');
    },
  },
  {
    address: '/integralExchange',
    what: 'with the keypad',
    reach: async ({ page }) => {
      await reachExchange(page);
      await page.getByRole('textbox', { name: '换多少龙币' }).click();
      await expect(page.getByRole('dialog', { name: '换多少龙币' })).toBeVisible();
    },
  },
  {
    address: '/integralExchange',
    what: 'with the confirm sheet',
    reach: async ({ page }) => {
      await reachExchange(page);
      await page.getByRole('button', { name: '兑换 10,000 积分' }).click();
      await expect(page.getByText(/^下一步输入支付密码/)).toBeVisible();
    },
  },
  {
    address: '/integralExchange',
    what: 'without its rate',
    reach: async ({ page, world }) => {
      await world.fault(refuseCall('queryPointsExchange'));
      await reach(page, '/integralExchange', '没能打开积分兑换，龙币和积分都在');
      await expect(page.getByText('系统维护中')).toHaveCount(1);
    },
  },
  {
    address: '/integralExchange',
    what: 'records',
    reach: showing('/integralExchange?view=records', '2026'),
  },
  {
    address: '/integralExchange',
    what: 'the result',
    reach: async ({ page }) => {
      await reach(page, '/integralExchange?view=records', /^共 \d+ 次$/);
      await page.getByRole('link', { name: /积分/ }).first().click();
      await expect(page.getByText(/^已兑换 /)).toBeVisible();
      await expect(page.getByText('够换这些')).toBeVisible();
    },
  },
  {
    address: '/integralExchange',
    what: 'unknown',
    reach: showing('/integralExchange?id=B9999999', '没有找到这次兑换'),
  },
  {
    address: '/changyoyo-home',
    what: 'bound',
    reach: async ({ page, world }) => {
      await bindPartner(world);
      await reach(page, '/changyoyo-home', '还没有兑换记录');
    },
  },
  {
    address: '/changyoyo-home',
    what: 'not bound',
    reach: showing('/changyoyo-home', '绑定畅由会员，用龙币兑换畅由积分'),
  },
  {
    address: '/changyoyo-home',
    what: 'about to be bound',
    reach: async ({ page }) => {
      await reach(page, '/changyoyo-home?step=bind', '绑定的手机号');
      await expect(page.getByRole('dialog', { name: '绑定畅由会员' })).toBeVisible();
    },
  },
  {
    address: '/changyoyo-home',
    what: 'without records',
    reach: showing('/changyoyo-home?view=records', '用龙币兑换的积分会记在这里。'),
  },
  {
    address: '/changyoyo-order',
    what: 'filled',
    reach: async ({ page, world }) => {
      await reachOrder(page, world);
      await expect(page.getByText('3,180')).toBeVisible();
    },
  },
  {
    address: '/changyoyo-order',
    what: 'with the confirm sheet',
    reach: async ({ page, world }) => {
      await reachOrder(page, world);
      await page.getByRole('button', { name: '兑换 1,900 畅由积分' }).click();
      await expect(page.getByText(/^下一步输入支付密码/)).toBeVisible();
    },
  },
  {
    address: '/changyoyo-order',
    what: 'not bound',
    reach: showing('/changyoyo-order', '还没有绑定畅由会员'),
  },
  {
    address: '/changyoyo-result',
    what: 'filled',
    reach: async ({ page, world }) => {
      await reachOrder(page, world);
      await page.getByRole('button', { name: '兑换 1,900 畅由积分' }).click();
      await page.getByRole('dialog').getByRole('button', { name: '兑换 1,900 畅由积分' }).click();
      await typePassword(page, '907214');
      await expect(page.getByText('已兑换 1,900 畅由积分')).toBeVisible();
      await expect(page.getByText('2,660.5 龙币')).toBeVisible();
    },
  },
  {
    address: '/changyoyo-result',
    what: 'unknown',
    reach: showing('/changyoyo-result', '没有找到这次兑换'),
  },
];
