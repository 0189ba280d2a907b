import { expect, type Page } from '@playwright/test';
import type { Address } from '@/domain/screens';
import { confirmButton, dialog, expectSuccess, open, reachSheet, writeDraft } from './steps';
import type { World } from './world';

export interface ScreenState {
  /** Its row in the route table; absent for pages that stand outside it. */
  address?: Address;
  what: string;
  /** Brings the page to where it has all its content. */
  reach: (parts: { page: Page; world: World }) => Promise<void>;
}

/** Opens an address and waits for what it has last. */
function showing(address: string, last: string | RegExp): ScreenState['reach'] {
  return async ({ page }) => {
    await open(page, address);
    await expect(page.getByText(last).first()).toBeVisible();
  };
}

/** The messages, with one of a failed call in them. */
async function reachMessages(page: Page, world: World): Promise<void> {
  await world.fault({ call: 'mine', kind: 'code', value: '7777', message: '系统维护中', times: 'always' });
  await open(page, '/settingNew');
  await page.getByRole('button', { name: '消息记录 1 条' }).click();
}

/** Opens /linkToGuanAiTong while nobody answers its call. */
function keyless(last: string): ScreenState['reach'] {
  return async ({ page, world }) => {
    await world.fault({ call: 'tokenToKey', kind: 'hang', times: 'always' });
    await open(page, '/linkToGuanAiTong');
    await expect(page.getByText(last)).toBeVisible();
  };
}

/** Every screen that is built, in each state that looks different. */
export const screenStates: readonly ScreenState[] = [
  {
    address: '/home',
    what: 'filled',
    reach: async ({ page }) => {
      await open(page, '/home');
      await expect(page.getByRole('link', { name: /周一航的转账/ })).toBeVisible();
      await expect(page.getByRole('link', { name: /生日快乐，天天开心/ })).toBeVisible();
      await expect(page.getByText('3,260 积分')).toBeVisible();
      await expect(page.getByText('2,680.5 龙币')).toBeVisible();
    },
  },
  {
    address: '/home',
    what: 'with the incentive account',
    reach: async ({ page }) => {
      await open(page, '/home');
      await page.getByRole('tab', { name: '团队激励' }).click();
      await expect(page.getByRole('link', { name: '定时奖励' })).toBeVisible();
      await expect(page.getByText('3,260 积分')).toBeVisible();
    },
  },
  {
    address: '/home',
    what: 'with every card failing',
    reach: async ({ page, world }) => {
      await world.fault({ call: '*', kind: 'code', value: '7777', message: '系统维护中', times: 'always' });
      await open(page, '/home');
      for (const title of ['余额没能取到', '到期信息没能取到', '收到的心意没能取到', '积分没能取到'])
        await expect(page.getByRole('alert').filter({ hasText: title })).toBeVisible();
    },
  },
  {
    address: '/home',
    what: 'with the question whether to leave',
    reach: async ({ page }) => {
      await open(page, '/home');
      await page.getByRole('button', { name: '联系客服' }).click();
      await expect(page.getByRole('dialog', { name: '要离开龙币钱包吗' })).toBeVisible();
    },
  },
  {
    address: '/home',
    what: 'with an alert',
    reach: async ({ page, world }) => {
      await world.reset('no-account');
      await open(page, '/home');
      await expect(page.getByRole('dialog', { name: '提示' })).toBeVisible();
    },
  },
  {
    address: '/home',
    what: 'without a session',
    reach: async ({ page }) => {
      await page.goto('/#/home');
      await expect(page.getByText('还没有登录')).toBeVisible();
    },
  },
  {
    address: '/manageAccounts/:accountType',
    what: 'personal',
    reach: showing('/manageAccounts/0', /将在 30 天内到期/),
  },
  {
    address: '/manageAccounts/:accountType',
    what: 'incentive',
    reach: showing('/manageAccounts/1', '团队激励账户（GLZ）'),
  },
  { address: '/longballDetail', what: 'filled', reach: showing('/longballDetail', '共 400 笔') },
  {
    address: '/longballDetail',
    what: 'with nothing that fits',
    reach: showing('/longballDetail?q=nothing&filter=sent', '没有符合的账单'),
  },
  { address: '/orderItemDetail/:id', what: 'filled', reach: showing('/orderItemDetail/P000001', 'P000001') },
  {
    address: '/orderItemDetail/:id',
    what: 'unknown',
    reach: showing('/orderItemDetail/nothing', '没有找到这笔账单'),
  },
  {
    address: '/transfer1',
    what: 'filled',
    reach: async ({ page }) => {
      await open(page, '/transfer1');
      await writeDraft(page);
      await expect(page.getByRole('button', { name: '转出 8.8 龙币' })).toBeVisible();
    },
  },
  {
    address: '/transfer1',
    what: 'with a complaint',
    reach: async ({ page }) => {
      await open(page, '/transfer1');
      await writeDraft(page, '99999');
      await expect(page.getByRole('alert')).toBeVisible();
    },
  },
  {
    address: '/transfer1',
    what: 'with the keypad',
    reach: async ({ page }) => {
      await open(page, '/transfer1?step=amount');
      await page.getByRole('dialog').getByRole('button', { name: '8', exact: true }).click();
      await expect(page.getByText('8 龙币', { exact: true })).toBeVisible();
    },
  },
  { address: '/transfer1', what: 'with the confirm sheet', reach: ({ page }) => reachSheet(page) },
  {
    address: '/transfer1',
    what: 'being checked',
    reach: async ({ page, world }) => {
      await page.clock.install();
      await reachSheet(page);
      await world.fault({ call: 'batchTransfer', kind: 'hold' });
      await confirmButton(page).click();
      await world.untilHeld();
      await page.clock.runFor(61_000);
      await expect(page.getByRole('heading', { name: '正在核对这笔转账' })).toBeVisible();
    },
  },
  {
    address: '/transfer1',
    what: 'refused',
    reach: async ({ page, world }) => {
      await reachSheet(page);
      await world.reset('poor');
      await confirmButton(page).click();
      await expect(dialog(page).getByRole('alert')).toContainText('余额不足');
    },
  },
  {
    address: '/rewardUsers',
    what: 'browsed',
    reach: async ({ page }) => {
      await open(page, '/rewardUsers?for=/transfer1');
      // Few enough to go through all of them.
      await page.getByRole('radio', { name: '我的团队' }).click();
      await page.getByRole('combobox', { name: '部门' }).selectOption('客服中心');
      await expect(page.getByText('共 64 位同事')).toBeVisible();
    },
  },
  {
    address: '/rewardUsers',
    what: 'searched, with somebody chosen',
    reach: async ({ page }) => {
      await open(page, '/rewardUsers?for=/transfer1');
      await page.getByRole('searchbox', { name: '搜索同事' }).fill('chensiyuan');
      await page.getByRole('checkbox').first().click();
      await expect(page.getByRole('button', { name: /送给这 1 位/ })).toBeVisible();
    },
  },
  { address: '/rewardDetail', what: 'received or sent', reach: showing('/rewardDetail', '单号') },
  {
    address: '/rewardDetail',
    what: 'of a transfer that was just sent',
    reach: async ({ page }) => {
      await reachSheet(page);
      await confirmButton(page).click();
      await expectSuccess(page);
    },
  },
  {
    address: '/webviewShare',
    what: 'with a foreign address',
    reach: showing(
      `/webviewShare?${new URLSearchParams({ title: '来看看', text: '一段话', url: 'https://evil.example/x' }).toString()}`,
      /不属于龙币钱包/,
    ),
  },
  {
    address: '/webviewShare',
    what: 'refused',
    reach: showing('/webviewShare?url=file:///x', '这个地址不能打开'),
  },
  {
    address: '/newWebviewforPost',
    what: 'with its answer outstanding',
    reach: async ({ page }) => {
      await page.addInitScript(() => {
        HTMLFormElement.prototype.submit = () => undefined;
      });
      const given = { url: 'https://shop.prod.longcoin.example/pay', fields: '{"order":"1"}' };
      await open(page, `/newWebviewforPost?${new URLSearchParams(given).toString()}`);
      await expect(page.getByText('1 项')).toBeVisible();
    },
  },
  {
    address: '/newWebviewforPost',
    what: 'refused',
    reach: showing('/newWebviewforPost?url=https://evil.example/', '没有提交'),
  },
  {
    address: '/webviewClose',
    what: 'while the host does not answer',
    reach: async ({ page }) => {
      await page.route(/assets\/browser-/, () => undefined);
      // Nobody gives the host up: the page stays as it is while it waits.
      await page.addInitScript({
        content: 'const later = setTimeout; setTimeout = (run, ms) => later(run, ms === 3000 ? 1e9 : ms);',
      });
      await open(page, '/webviewClose');
      await expect(page.getByText('正在关闭页面')).toBeVisible();
    },
  },
  ...(['/linkToGuanAiTong', '/linkToLongCoinShop'] as const).map((address) => ({
    address,
    what: 'without a key',
    reach: async ({ page, world }: { page: Page; world: World }) => {
      await world.fault({
        call: 'tokenToKey',
        kind: 'code',
        value: '7777',
        message: '系统维护中',
        times: 'always',
      });
      await open(page, address);
      await expect(page.getByText('系统维护中')).toBeVisible();
    },
  })),
  { address: '/linkToGuanAiTong', what: 'under way', reach: keyless('正在前往关爱通') },
  {
    address: '/activity-transfer',
    what: 'unknown',
    reach: showing('/activity-transfer?id=nothing', '没有找到这个活动'),
  },
  {
    address: '/activity-transfer',
    what: 'with the question whether to leave',
    reach: showing('/activity-transfer?id=festival', '要离开龙币钱包吗'),
  },
  {
    address: '/channel-transfer',
    what: 'unknown',
    reach: showing('/channel-transfer?channel=nothing', '没有找到这个渠道'),
  },
  ...(['/zhongxinLogin', '/welfareByGuanYu'] as const).map((address) => ({
    address,
    what: 'refused',
    reach: async ({ page }: { page: Page }) => {
      await page.goto(`/#${address}?code=made-up`);
      await expect(page.getByText('登录信息无效，请重新登录')).toBeVisible();
    },
  })),
  ...(['/settingNew', '/setting'] as const).map((address) => ({
    address,
    what: 'filled',
    reach: showing(address, /^138\*{4}/),
  })),
  {
    address: '/settingNew',
    what: 'without its profile',
    reach: async ({ page, world }) => {
      await world.fault({
        call: 'mine',
        kind: 'code',
        value: '7777',
        message: '系统维护中',
        times: 'always',
      });
      await open(page, '/settingNew');
      await expect(page.getByRole('alert')).toContainText('系统维护中');
      await expect(page.getByText('1 条')).toBeVisible();
      // The toast has left: what looks at the page shall not meet it half-way.
      await expect(page.getByText('系统维护中')).toHaveCount(1);
    },
  },
  { address: '/messages', what: 'empty', reach: showing('/messages', '最近 24 小时没有消息') },
  {
    address: '/messages',
    what: 'filled',
    reach: async ({ page, world }) => {
      await reachMessages(page, world);
      await expect(page.getByText('账户与安全 · 代码 7777')).toBeVisible();
      await expect(page.getByText('系统维护中')).toHaveCount(1);
    },
  },
  {
    address: '/messages',
    what: 'with the question whether to clear it',
    reach: async ({ page, world }) => {
      await reachMessages(page, world);
      await page.getByRole('button', { name: '清空' }).click();
      await expect(page.getByRole('dialog', { name: '清空消息记录？' })).toBeVisible();
      await expect(page.getByText('系统维护中')).toHaveCount(1);
    },
  },
  { what: 'an unknown address', reach: showing('/nowhere', '地址可能写错了，或者页面已经搬走。') },
  { what: 'a page still to come', reach: showing('/guide', '即将开放') },
];
