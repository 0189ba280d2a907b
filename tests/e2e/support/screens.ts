import { expect, type Page } from '@playwright/test';
import type { Address } from '@/domain/screens';
import { bookingScreens } from './booking-screens';
import { lifeScreens } from './life-screens';
import { newsScreens } from './news-screens';
import { payByCodeScreens } from './pay-by-code-screens';
import { paymentScreens } from './payment-screens';
import { scanScreens } from './scan-screens';
import { searchScreens } from './search-screens';
import {
  confirmButton,
  dialog,
  expectSuccess,
  open,
  reachActivationCode,
  reachSheet,
  scrollDown,
  writeDraft,
} from './steps';
import { transferScreens } from './transfer-screens';
import { lin, su, type World } from './world';

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
      await scrollDown(page);
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
      await scrollDown(page);
      await expect(page.getByText('3,260 积分')).toBeVisible();
    },
  },
  {
    address: '/home',
    what: 'with every card failing',
    reach: async ({ page, world }) => {
      await world.fault({ call: '*', kind: 'code', value: '7777', message: '系统维护中', times: 'always' });
      await open(page, '/home');
      await scrollDown(page);
      for (const title of ['余额没能取到', '到期信息没能取到', '收到的心意没能取到', '积分没能取到'])
        await expect(page.getByRole('alert').filter({ hasText: title })).toBeVisible();
    },
  },
  {
    address: '/home',
    what: 'on a busy day',
    reach: async ({ page, world }) => {
      await world.reset('busy-day');
      await open(page, '/home');
      await page.getByRole('button', { name: '收下' }).click();
      // How many more there are hangs on the day.
      await page.getByRole('button', { name: /^还有 \d 件$/ }).click();
      await expect(page.getByText('行程进行中')).toBeVisible();
      await scrollDown(page);
      await expect(page.getByRole('link', { name: /节日福利/ }).first()).toBeVisible();
    },
  },
  {
    address: '/home',
    what: 'with coins that have just come',
    reach: async ({ page, world }) => {
      await world.reset('busy-day');
      await open(page, '/home');
      await expect(page.getByRole('dialog', { name: '福利到了' })).toBeVisible();
    },
  },
  {
    address: '/old-home',
    what: 'filled',
    reach: async ({ page }) => {
      await open(page, '/old-home');
      await scrollDown(page);
      await expect(page.getByRole('link', { name: /周一航的转账/ })).toBeVisible();
      await expect(page.getByText('3,260 积分')).toBeVisible();
      await expect(page.getByText('2,680.5 龙币')).toBeVisible();
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
  {
    address: '/manageAccounts/:accountType',
    what: 'overdrawn',
    reach: async ({ page, world }) => {
      await world.reset('poor');
      await open(page, '/manageAccounts/1');
      await expect(page.getByText(/^还差 /)).toBeVisible();
      await expect(page.getByText('只有你看得到')).toBeVisible();
    },
  },
  { address: '/longballDetail', what: 'filled', reach: showing('/longballDetail', '共 400 笔') },
  {
    address: '/longballDetail',
    what: 'with nothing that fits',
    reach: showing('/longballDetail?q=nothing&filter=sent', '没有符合的账单'),
  },
  {
    address: '/longballDetail',
    what: 'with one other side',
    reach: showing('/longballDetail?party=LX100004&filter=received', /^共 \d+ 笔收/),
  },
  {
    address: '/longballDetail',
    what: 'with the other side being chosen',
    reach: showing('/longballDetail?step=party', '商业运营中心'),
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
    what: 'with all that stands out before it goes',
    reach: async ({ page }) => {
      await open(page, '/transfer1');
      await writeDraft(page, '1000');
      await page.getByRole('button', { name: '转出 1,000.0 龙币' }).click();
      await expect(dialog(page).getByText('每人 1,000.0，比平常多不少')).toBeVisible();
      await expect(dialog(page).getByText('最近送过苏念')).toBeVisible();
      await expect(dialog(page).getByText(/会送不出/)).toBeVisible();
      await expect(dialog(page).getByText(/^这笔|^下一步/)).toBeVisible();
    },
  },
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
  {
    address: '/home',
    what: 'without an account, its alert read',
    reach: async ({ page, world }) => {
      await world.reset('no-account');
      await open(page, '/home');
      await page.getByRole('button', { name: '知道了' }).click();
      await expect(page.getByRole('note').getByRole('button', { name: '激活账户' })).toBeVisible();
      await scrollDown(page);
      await expect(page.getByText('3,260 积分')).toBeVisible();
    },
  },
  {
    address: '/home',
    what: 'with an alert of the account',
    reach: async ({ page, world }) => {
      await world.reset('alerts');
      await open(page, '/home');
      await expect(page.getByRole('dialog', { name: '绑定的手机号已更换' })).toBeVisible();
    },
  },
  {
    address: '/manageAccounts/:accountType',
    what: 'without an account',
    reach: async ({ page, world }) => {
      await world.reset('no-account');
      await open(page, '/manageAccounts/0');
      await page.getByRole('button', { name: '知道了' }).click();
      await expect(page.getByRole('button', { name: '申请账户' })).toBeVisible();
    },
  },
  {
    address: '/activation',
    what: 'with the person',
    reach: async ({ page, world }) => {
      await world.reset('no-account');
      await open(page, '/activation');
      await expect(page.getByRole('button', { name: '是我，下一步' })).toBeVisible();
    },
  },
  {
    address: '/activation',
    what: 'with the agreements, one of them forgotten',
    reach: async ({ page, world }) => {
      await world.reset('no-account');
      await open(page, '/activation?step=agreement');
      await page.getByRole('button', { name: '同意，去验证手机' }).click();
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
    reach: showing('/activation', '你已经有龙币账户了'),
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
      await world.fault({
        call: 'accountInfo',
        kind: 'code',
        value: '7777',
        message: '系统维护中',
        times: 'always',
      });
      await open(page, '/activation');
      await expect(page.getByRole('alert')).toContainText('系统维护中');
    },
  },
  { address: '/transfer-page', what: 'filled', reach: showing('/transfer-page', /上次送了/) },
  {
    address: '/transfer2',
    what: 'with a tag chosen',
    reach: async ({ page }) => {
      await open(page, '/transfer2');
      await page.getByRole('radio', { name: '好点子' }).click();
      await expect(page.getByText('激励账户 12,600.0')).toBeVisible();
    },
  },
  {
    address: '/transfer2',
    what: 'without an incentive account',
    reach: async ({ page }) => {
      await open(page, '/transfer2', su);
      await expect(page.getByText('你还没有激励账户')).toBeVisible();
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
    reach: showing('/settingAuth?id=A002', '从今天起再用'),
  },
  {
    address: '/settingAuth',
    what: 'with the question whether to take one back',
    reach: async ({ page }) => {
      await open(page, '/settingAuth?id=A001');
      await page.getByRole('button', { name: '收回授权' }).click();
      await expect(page.getByRole('dialog', { name: '收回给松果出行的授权？' })).toBeVisible();
    },
  },
  {
    address: '/settingAuth',
    what: 'where another is bound, with a complaint',
    reach: async ({ page }) => {
      await open(page, '/settingAuth?step=bind');
      await page.getByRole('button', { name: '核对并发送验证码' }).click();
      await expect(page.getByText('请输入 11 位手机号')).toBeVisible();
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
    what: 'that did not come',
    reach: async ({ page, world }) => {
      await world.fault({ call: 'agreementText', kind: 'html', times: 'always' });
      await page.goto('/#/settingAuth2');
      await expect(page.getByRole('alert')).toContainText('没能取到协议内容');
    },
  },
  {
    address: '/settingAuth3',
    what: 'to be read',
    reach: showing('/settingAuth3', '1.3 版 · 2026-09-01 起生效'),
  },
  {
    address: '/settingAuth3',
    what: 'agreed to',
    reach: async ({ page, world }) => {
      const redemption = { [lin.usercode]: { version: '1.3', time: 1_790_000_000_000 } };
      await world.alter((state) => ({ ...state, authorisations: { given: [], redemption } }));
      await open(page, '/settingAuth3');
      await expect(page.getByRole('button', { name: '收回同意' })).toBeVisible();
      await expect(page.getByText('1.3 版 · 2026-09-01 起生效')).toBeVisible();
    },
  },
  {
    address: '/AuthorizePage',
    what: 'with its box forgotten',
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
    what: 'agreed to before',
    reach: showing(
      '/AuthorizePage?appId=songguo&redirectUrl=https://ride.songguo.example/',
      '带着一次性凭证回到松果出行，不用再次同意',
    ),
  },
  {
    address: '/AuthorizePage',
    what: 'with a foreign way back',
    reach: showing(
      '/AuthorizePage?appId=yunshan&redirectUrl=https://evil.example/',
      '返回地址不属于对方，没有授权',
    ),
  },
  ...(['P000', 'P001', 'P003', 'nothing'] as const).map((id) => ({
    address: '/popupDetails' as const,
    what: `of ${id}`,
    reach: async ({ page, world }: { page: Page; world: World }) => {
      await world.reset('popups');
      await open(page, `/popupDetails?id=${id}`);
      const last = { P000: '活动说明', P001: '隐私政策', P003: '去看看', nothing: '没有找到这条通知' }[id];
      await expect(page.getByText(last).first()).toBeVisible();
    },
  })),
  ...transferScreens,
  ...bookingScreens,
  ...lifeScreens,
  ...newsScreens,
  ...payByCodeScreens,
  ...paymentScreens,
  ...scanScreens,
  ...searchScreens,
  { what: 'an unknown address', reach: showing('/nowhere', '地址可能写错了，或者页面已经搬走。') },
  { what: 'a page still to come', reach: showing('/recharge', '即将开放') },
  { address: '/guide', what: 'with an answer open', reach: showing('/guide', /送到余额不够为止/) },
  { address: '/NBagDesc', what: 'sealed', reach: showing('/NBagDesc', '稍后再打开') },
  {
    address: '/NBagDesc',
    what: 'opened a moment ago',
    reach: async ({ page }) => {
      await open(page, '/NBagDesc?id=K0000001');
      await page.getByRole('button', { name: '打开红包' }).click();
      await expect(page.getByText('已存入个人账户')).toBeVisible();
    },
  },
  {
    address: '/NBagDesc',
    what: 'with the thanks being written',
    reach: async ({ page }) => {
      await open(page, '/NBagDesc?id=K0000001');
      await page.getByRole('button', { name: '打开红包' }).click();
      await page.getByRole('button', { name: '谢谢 TA' }).click();
      await expect(page.getByRole('button', { name: '送出谢意' })).toBeVisible();
    },
  },
  {
    address: '/NBagDesc',
    what: 'not opened',
    reach: async ({ page, world }) => {
      await world.fault({ call: 'redPacketOpen', kind: 'code', value: '7777', message: '系统维护中' });
      await open(page, '/NBagDesc?id=K0000001');
      await page.getByRole('button', { name: '打开红包' }).click();
      await expect(page.getByRole('alert')).toContainText('系统维护中');
    },
  },
  { address: '/NBagDesc', what: 'emptied', reach: showing('/NBagDesc?id=K0000003', '手慢了，红包已被领完') },
  { address: '/NBagDesc', what: 'expired', reach: showing('/NBagDesc?id=K0000004', /已退回何璐/) },
  { address: '/NBagDesc', what: 'unknown', reach: showing('/NBagDesc?id=nothing', '没有找到这个红包') },
  { address: '/BagDesc', what: 'emptied', reach: showing('/BagDesc?id=K0000003', '手慢了，红包已被领完') },
  { address: '/red-packets', what: 'filled', reach: showing('/red-packets', '有 2 个红包等你打开') },
  {
    address: '/red-packets',
    what: 'with nothing that fits',
    reach: showing('/red-packets?state=expired&kind=lucky', '没有符合的红包'),
  },
  { address: '/bigdata', what: 'with charts', reach: showing('/bigdata', /没有谢过/) },
  { address: '/bigdata', what: 'as text', reach: showing('/bigdata?span=year&view=text', /没有谢过/) },
  {
    address: '/bigdata',
    what: 'with those who were not thanked',
    reach: async ({ page }) => {
      await open(page, '/bigdata');
      await page.getByRole('button', { name: /没有谢过/ }).click();
      await expect(page.getByRole('button', { name: '回赠周一航' })).toBeVisible();
    },
  },
  {
    address: '/bigdata',
    what: 'of the incentive account',
    reach: showing('/bigdata?account=1', '补贴与经费'),
  },
];
