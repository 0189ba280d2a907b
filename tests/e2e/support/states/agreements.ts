import { expect } from '@playwright/test';
import { open } from '../steps';
import { showing, type ScreenState, type StateParts } from './state';

/** Authorisations, partner pages and pop-up details, in each state that looks different. */
export const authorisationStates: readonly ScreenState[] = [
  { address: '/settingAuth', what: 'filled', reach: showing('/settingAuth', '已到期') },
  {
    address: '/settingAuth',
    what: 'with nothing authorised',
    reach: async ({ page, world }) => {
      await world.alter((state) => ({ ...state, authorisations: { given: [], redemption: {} } }));
      await open(page, '/settingAuth');
      await expect(page.getByText('还没有授权')).toBeVisible();
    },
  },
  {
    address: '/settingAuth',
    what: 'with one of them open',
    reach: showing('/settingAuth?id=A002', '有效期改为从今天起'),
  },
  {
    address: '/settingAuth',
    what: 'with the question whether to revoke one',
    reach: async ({ page }) => {
      await open(page, '/settingAuth?id=A001');
      await page.getByRole('button', { name: '收回授权' }).click();
      await expect(page.getByRole('dialog', { name: '收回给松果出行的授权？' })).toBeVisible();
    },
  },
  {
    address: '/settingAuth',
    what: 'when another is bound, with a validation error',
    reach: async ({ page }) => {
      await open(page, '/settingAuth?step=bind');
      await page.getByRole('button', { name: '核对并发送验证码' }).click();
      await expect(page.getByText('请输入 11 位手机号')).toBeVisible();
    },
  },
  {
    address: '/AuthorizePage',
    what: 'with its box unticked',
    reach: async ({ page }) => {
      await open(page, `/AuthorizePage?appId=yunshan&redirectUrl=https://health.yunshan.example/`);
      await page.getByRole('button', { name: '同意并返回' }).click();
      await expect(page.getByRole('checkbox')).toHaveAttribute('aria-invalid', 'true');
    },
  },
  {
    address: '/AuthorizePage',
    what: 'explained',
    reach: async ({ page }) => {
      await open(page, `/AuthorizePage?appId=lizhi&redirectUrl=https://read.lizhi.example/`);
      await page.getByRole('button', { name: '查看信息授权说明' }).click();
      await expect(page.getByRole('dialog', { name: '信息授权说明' })).toBeVisible();
    },
  },
  {
    address: '/AuthorizePage',
    what: 'accepted before',
    reach: showing(
      '/AuthorizePage?appId=songguo&redirectUrl=https://ride.songguo.example/',
      '带着一次性凭证回到松果出行，无需再次同意',
    ),
  },
  {
    address: '/AuthorizePage',
    what: 'with a foreign return address',
    reach: showing(
      '/AuthorizePage?appId=yunshan&redirectUrl=https://evil.example/',
      '返回地址不属于对方，未授权',
    ),
  },
  ...(['P000', 'P001', 'P003', 'nothing'] as const).map((id) => ({
    address: '/popupDetails' as const,
    what: `of ${id}`,
    reach: async ({ page, world }: StateParts) => {
      await world.reset('popups');
      await open(page, `/popupDetails?id=${id}`);
      const last = { P000: '活动说明', P001: '隐私政策', P003: '去看看', nothing: '没有找到这条通知' }[id];
      await expect(page.getByText(last).first()).toBeVisible();
    },
  })),
];
