import { expect } from '@playwright/test';
import { agreements } from '@/mocks/agreements/agreement-texts';
import { open } from '../steps';
import { lin } from '../world';
import { refuseCall, showing, type ScreenState, type StateParts } from './state';

const { version, date } = agreements.redemption;

/** Opens the messages with one of a failed call among them. */
async function reachMessages({ page, world }: StateParts): Promise<void> {
  await world.fault(refuseCall('mine'));
  await open(page, '/settingNew');
  await page.getByRole('button', { name: '消息记录 1 条' }).click();
}

/** Settings, messages, agreements and the guide, in each state that looks different. */
export const settingStates: readonly ScreenState[] = [
  ...(['/settingNew', '/setting'] as const).map((address) => ({
    address,
    what: 'filled',
    reach: showing(address, /^138\*{4}/),
  })),
  {
    address: '/settingNew',
    what: 'without its profile',
    reach: async ({ page, world }) => {
      await world.fault(refuseCall('mine'));
      await open(page, '/settingNew');
      await expect(page.getByRole('alert')).toContainText('系统维护中');
      await expect(page.getByText('1 条')).toBeVisible();
      // The toast must have disappeared before the page is inspected.
      await expect(page.getByText('系统维护中')).toHaveCount(1);
    },
  },
  { address: '/messages', what: 'empty', reach: showing('/messages', '最近 24 小时没有消息') },
  {
    address: '/messages',
    what: 'filled',
    reach: async ({ page, world }) => {
      await reachMessages({ page, world });
      await expect(page.getByText('账户与安全 · 代码 7777')).toBeVisible();
      await expect(page.getByText('系统维护中')).toHaveCount(1);
    },
  },
  {
    address: '/messages',
    what: 'with the question whether to clear it',
    reach: async ({ page, world }) => {
      await reachMessages({ page, world });
      await page.getByRole('button', { name: '清空' }).click();
      await expect(page.getByRole('dialog', { name: '清空消息记录？' })).toBeVisible();
      await expect(page.getByText('系统维护中')).toHaveCount(1);
    },
  },
  {
    address: '/settingAuth2',
    what: 'with its contents open',
    reach: async ({ page }) => {
      await page.goto('/#/settingAuth2');
      await page.getByText('目录 · 共 8 节').click();
      await expect(page.getByRole('button', { name: '八、联系我们' })).toBeVisible();
    },
  },
  {
    address: '/settingAuth2',
    what: 'that failed',
    reach: async ({ page, world }) => {
      await world.fault({ call: 'agreementText', kind: 'html', times: 'always' });
      await page.goto('/#/settingAuth2');
      await expect(page.getByRole('alert')).toContainText('协议内容加载失败');
    },
  },
  {
    address: '/settingAuth3',
    what: 'unread',
    reach: showing('/settingAuth3', `${version} 版 · ${date} 起生效`),
  },
  {
    address: '/settingAuth3',
    what: 'accepted',
    reach: async ({ page, world }) => {
      const redemption = { [lin.usercode]: { version, time: 1_790_000_000_000 } };
      await world.alter((state) => ({ ...state, authorisations: { given: [], redemption } }));
      await open(page, '/settingAuth3');
      await expect(page.getByRole('button', { name: '撤回同意' })).toBeVisible();
      await expect(page.getByText(`${version} 版 · ${date} 起生效`)).toBeVisible();
    },
  },
  { address: '/guide', what: 'with an answer open', reach: showing('/guide', /送到余额不够为止/) },
];
