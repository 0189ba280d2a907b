import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { tenths } from '@/domain/money';
import { person } from '@/mocks/core/people';
import { usualSecurity, withSecurity } from '@/mocks/payment-security/security';
import { usePreferences } from '@/state/preferences';
import { tap, visit } from '../../support/actions';
import { me, pinned } from '../../support/gateways/mock-gateways';
import { changeWorld, clearFaults, fault } from '../../support/gateways/screen-network';
import { openApp, reload, settled } from '../../support/render-app';
import { openAddress } from '../../support/settings';

const { mobile, department, jobNumber, usercode } = person(0);
const maskedPhone = `138****${mobile.slice(-4)}`;
const linkedPages = [
  ['支付密码', '#/setPassword'],
  ['支付限额', '#/payLimitation'],
  ['授权管理', '#/settingAuth'],
  ['场景授权', '#/sceneAuthorize'],
  ['隐私政策', '#/settingAuth2'],
  ['免密兑换协议', '#/settingAuth3'],
  ['消息记录', '#/messages'],
  ['使用指南', '#/guide'],
] as const;
async function choose(group: string, choice: string): Promise<void> {
  fireEvent.click(
    within(screen.getByRole('radiogroup', { name: group })).getByRole('radio', { name: choice }),
  );
  await settled();
}
const chosenOf = (group: string) =>
  within(screen.getByRole('radiogroup', { name: group })).getByRole('radio', { checked: true }).textContent;
const statusMessage = () => within(screen.getByRole('main')).getAllByRole('status')[0];

describe('the settings', () => {
  it.each(['/settingNew', '/setting'])('%s shows the person masked, and never whole', async (address) => {
    await openApp(address);
    const main = screen.getByRole('main');
    expect(main).toHaveTextContent(`**禾${department}`);
    expect(main).toHaveTextContent(maskedPhone);
    expect(document.body.textContent).not.toContain(mobile);
    expect(document.body.textContent).not.toContain('林晓');
  });

  it('shows job number, masked e-mail address and user number of the person', async () => {
    await openApp('/settingNew');
    const valueOf = (name: string) => screen.getByText(name).nextElementSibling?.textContent;
    expect(valueOf('工号')).toBe(jobNumber);
    expect(valueOf('邮箱')).toMatch(/^.\*{3}@longcoin\.example$/);
    expect(valueOf('用户编号')).toBe(`U${usercode.slice(2)}`);
  });

  it('shows the personal balance that another page fetched, and dots while amounts are hidden', async () => {
    await openApp('/home');
    await visit('/settingNew');
    const balance = () => screen.getByText('个人账户余额').nextElementSibling;
    expect(balance()).toHaveTextContent('2,680.5');
    fireEvent.click(screen.getByRole('switch', { name: /隐藏金额/ }));
    await settled();
    expect(balance()).not.toHaveTextContent('2,680.5');
    expect(balance()).toHaveTextContent('金额已隐藏');
  });

  it('groups the rows on /settingNew, and shows the same rows in one list on /setting', async () => {
    const names = () => screen.getAllByRole('button').map((button) => button.textContent);
    const groups = () => screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
    await openApp('/settingNew');
    expect(groups()).toEqual(['我的资料', '支付', '授权与协议', '显示', '消息与帮助']);
    const grouped = names();
    await openAddress('/setting');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('设置');
    expect(groups()).toEqual(['我的资料']);
    expect(names()).toEqual(grouped);
  });

  it.each(linkedPages)('%s leads to %s', async (name, address) => {
    await openApp('/settingNew');
    await tap('button', new RegExp(`^${name}`));
    expect(window.location.hash).toBe(address);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(name);
  });

  it('requests the address of customer service, and opens it through the external link guard', async () => {
    await openApp('/settingNew');
    await tap('button', '联系客服');
    expect(screen.getByRole('dialog', { name: '即将离开龙币钱包' })).toBeInTheDocument();
  });

  it.each([
    ['外观', '深色'],
    ['外观', '浅色'],
    ['字号', '大'],
    ['字号', '特大'],
  ] as const)('%s %s is announced, and remains chosen after a reload', async (group, choice) => {
    await openApp('/settingNew');
    await choose(group, choice);
    expect(chosenOf(group)).toBe(choice);
    expect(statusMessage()).toHaveTextContent(`${group}：${choice}`);
    await reload();
    expect(chosenOf(group)).toBe(choice);
  });

  it('moves through the choices by arrow keys', async () => {
    await openApp('/settingNew');
    const group = screen.getByRole('radiogroup', { name: '外观' });
    fireEvent.keyDown(within(group).getByRole('radio', { checked: true }), { key: 'ArrowRight' });
    await settled();
    expect(chosenOf('外观')).toBe('浅色');
    expect(within(group).getByRole('radio', { checked: true })).toHaveFocus();
    expect(usePreferences.getState().theme).toBe('light');
  });

  it('announces hidden amounts, hides the balance of /home, and keeps it hidden after a reload', async () => {
    await openApp('/settingNew');
    fireEvent.click(screen.getByRole('switch', { name: /隐藏金额/ }));
    await settled();
    expect(statusMessage()).toHaveTextContent('金额已隐藏');
    await reload();
    expect(screen.getByRole('switch', { name: /隐藏金额/ })).toBeChecked();
    await openAddress('/home');
    expect(screen.getByText('金额已隐藏')).toBeInTheDocument();
    expect(screen.queryByText('2,680.5 龙币')).toBeNull();
  });

  it('switches to English at once, announces it in English, keeps it after a reload, and switches back to Chinese', async () => {
    await openApp('/settingNew');
    await choose('语言', 'English');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Account and security');
    expect(statusMessage()).toHaveTextContent('Language: English');
    expect(document.documentElement.lang).toBe('en-US');
    expect(screen.getByRole('radio', { name: 'English' })).toBeChecked();
    await reload();
    expect(screen.getByRole('button', { name: 'Customer service' })).toBeInTheDocument();
    await choose('Language', '中文');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('账户与安全');
  });

  it('shows no department for a WALLET member', async () => {
    await openApp('/settingNew', { sysType: 'WALLET' });
    expect(screen.getByText(maskedPhone)).toBeInTheDocument();
    expect(screen.queryByText(department)).toBeNull();
  });

  it('says that the profile could not be read, keeps all else, and fetches it at the next try', async () => {
    await fault({ call: 'mine', kind: 'wrong-shape', times: 'always' });
    await openApp('/settingNew');
    expect(screen.getByRole('alert')).toHaveTextContent('资料加载失败，其他设置仍可使用');
    expect(screen.getByRole('button', { name: /^支付密码/ })).toBeInTheDocument();
    await clearFaults();
    await tap('button', '再试一次');
    expect(screen.getByText(maskedPhone)).toBeInTheDocument();
  });
});

describe('the security of payments in the settings', () => {
  const rows = () =>
    ['支付密码', '支付限额', '免密支付', '场景授权'].map(
      (name) => screen.getByRole('button', { name: new RegExp(`^${name}`) }).textContent,
    );

  it('is shown beside each row, and summarised beside the person', async () => {
    await changeWorld((state) =>
      withSecurity(state, me, {
        paid: [{ time: pinned, kind: 'taxi', amount: tenths(286), free: true }],
      }),
    );
    await openApp('/settingNew');
    expect(rows()).toEqual([
      '支付密码已设置',
      '支付限额单笔 2,000',
      '免密支付今天还可付 2,971.4',
      '场景授权4 个场景免密',
    ]);
    expect(screen.getByText('账户正常，支付密码与手机都已绑定')).toBeInTheDocument();
  });

  it('names what is missing, with a link to it', async () => {
    await changeWorld((state) =>
      withSecurity(state, me, { password: null, free: { ...usualSecurity.free, enabled: false } }),
    );
    await openApp('/settingNew');
    expect(rows()).toEqual([
      '支付密码未设置',
      '支付限额单笔 2,000',
      '免密支付未开启',
      '场景授权0 个场景免密',
    ]);
    expect(screen.getByText('还没有设置支付密码')).toBeInTheDocument();
    await tap('button', '去设置');
    expect(window.location.hash).toBe('#/setPassword');
  });

  it('names a missing phone first, because no code could be sent', async () => {
    await changeWorld((state) => ({ ...withSecurity(state, me, { password: null }), withoutPhone: [me] }));
    await openApp('/settingNew');
    expect(screen.getByText('还没有绑定手机号，无法接收验证码')).toBeInTheDocument();
    const [way] = screen.getAllByRole('button', { name: '联系客服' });
    if (way !== undefined) fireEvent.click(way);
    await settled();
    expect(screen.getByRole('dialog', { name: '即将离开龙币钱包' })).toBeInTheDocument();
  });

  it('has no value when it is unknown, and keeps the links', async () => {
    await fault({ call: 'free/select', kind: 'code', value: '7777', message: '系统维护中', times: 'always' });
    await openApp('/settingNew');
    expect(rows()).toEqual(['支付密码', '支付限额', '免密支付', '场景授权']);
    expect(screen.queryByText(/^账户正常/)).toBeNull();
    await tap('button', /^免密支付/);
    expect(window.location.hash).toBe('#/payLimitation');
    expect(screen.getByText('支付限额加载失败')).toBeInTheDocument();
  });

  it('shuffles the keys of the password for people who choose that, after a reload too', async () => {
    await openApp('/settingNew');
    fireEvent.click(screen.getByRole('switch', { name: /密码键盘乱序/ }));
    await settled();
    await reload();
    expect(screen.getByRole('switch', { name: /密码键盘乱序/ })).toBeChecked();
    await openAddress('/setPassword');
    expect(screen.getByRole('button', { name: '顺序键位' })).toBeInTheDocument();
  });
});
