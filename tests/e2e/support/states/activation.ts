import { expect } from '@playwright/test';
import { open, reachActivationCode } from '../steps';
import { refuseCall, showing, type ScreenState } from './state';

/** The activation of an account, in each state that looks different. */
export const activationStates: readonly ScreenState[] = [
  {
    address: '/activation',
    what: 'with the person',
    reach: async ({ page, world }) => {
      await world.reset('no-account');
      await open(page, '/activation');
      await expect(page.getByRole('button', { name: '是本人，下一步' })).toBeVisible();
    },
  },
  {
    address: '/activation',
    what: 'with the agreements, one of them unticked',
    reach: async ({ page, world }) => {
      await world.reset('no-account');
      await open(page, '/activation?step=agreement');
      await page.getByRole('button', { name: '同意并验证手机' }).click();
      await expect(page.getByRole('checkbox')).toHaveAttribute('aria-invalid', 'true');
    },
  },
  {
    address: '/activation',
    what: 'with the code',
    reach: async ({ page, world }) => {
      await world.reset('no-account');
      await reachActivationCode(page);
    },
  },
  {
    address: '/activation',
    what: 'done',
    reach: showing('/activation?step=done', 'XF100001'),
  },
  {
    address: '/activation',
    what: 'with nothing to activate',
    reach: showing('/activation', '你已有龙币账户'),
  },
  {
    address: '/activation',
    what: 'without a phone',
    reach: async ({ page, world }) => {
      await world.reset('no-phone');
      await open(page, '/activation');
      await expect(page.getByText('还没有绑定手机号')).toBeVisible();
    },
  },
  {
    address: '/activation',
    what: 'failed',
    reach: async ({ page, world }) => {
      await world.fault(refuseCall('accountInfo'));
      await open(page, '/activation');
      await expect(page.getByRole('alert')).toContainText('系统维护中');
    },
  },
];
