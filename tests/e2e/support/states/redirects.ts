import { expect } from '@playwright/test';
import { open } from '../steps';
import { refuseCall, showing, type ScreenState, type StateParts } from './state';

/** Opens /linkToGuanAiTong while its call is not answered. */
function reachWithoutKey(last: string): ScreenState['reach'] {
  return async ({ page, world }) => {
    await world.fault({ call: 'tokenToKey', kind: 'hang', times: 'always' });
    await open(page, '/linkToGuanAiTong');
    await expect(page.getByText(last)).toBeVisible();
  };
}

/** The addresses that lead out of the app or come from outside, in each state that looks different. */
export const exitStates: readonly ScreenState[] = [
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
    reach: showing('/webviewShare?url=file:///x', '无法打开这个链接'),
  },
  {
    address: '/newWebviewforPost',
    what: 'with its answer pending',
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
    reach: showing('/newWebviewforPost?url=https://evil.example/', '未提交'),
  },
  {
    address: '/webviewClose',
    what: 'while the host does not answer',
    reach: async ({ page }) => {
      await page.route(/assets\/browser-/, () => undefined);
      // The host never answers, so the page keeps waiting.
      await page.addInitScript({
        content: 'const later = setTimeout; setTimeout = (run, ms) => later(run, ms === 3000 ? 1e9 : ms);',
      });
      await open(page, '/webviewClose');
      await expect(page.getByText('正在关闭页面')).toBeVisible();
    },
  },
  { address: '/linkToGuanAiTong', what: 'loading', reach: reachWithoutKey('正在前往关爱通') },
  ...(['/linkToGuanAiTong', '/linkToLongCoinShop'] as const).map((address) => ({
    address,
    what: 'without a key',
    reach: async ({ page, world }: StateParts) => {
      await world.fault(refuseCall('tokenToKey'));
      await open(page, address);
      await expect(page.getByText('系统维护中')).toBeVisible();
    },
  })),
  {
    address: '/activity-transfer',
    what: 'unknown',
    reach: showing('/activity-transfer?id=nothing', '没有找到这个活动'),
  },
  {
    address: '/activity-transfer',
    what: 'with the question whether to leave',
    reach: showing('/activity-transfer?id=festival', '即将离开龙币钱包'),
  },
  {
    address: '/channel-transfer',
    what: 'unknown',
    reach: showing('/channel-transfer?channel=nothing', '没有找到这个渠道'),
  },
  ...(['/zhongxinLogin', '/welfareByGuanYu'] as const).map((address) => ({
    address,
    what: 'refused',
    reach: async ({ page }: StateParts) => {
      await page.goto(`/#${address}?code=made-up`);
      await expect(page.getByText('登录信息无效，请重新登录')).toBeVisible();
    },
  })),
];
