import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { person } from '@/mocks/core/people';
import { address, main, tap } from '../../support/actions';
import { answer, rows } from '../../support/authorisations';
import {
  changeWorld,
  clearFaults,
  fault,
  gatewayState,
  sentCalls,
} from '../../support/gateways/screen-network';
import { openApp, reload, settled } from '../../support/render-app';

const { mobile } = person(0);
const assign = vi.fn<(url: string | URL) => void>();
const sheet = () => screen.getByRole('dialog');
beforeEach(() => {
  assign.mockClear();
  vi.spyOn(window.location, 'assign').mockImplementation(assign);
});

describe('the authorisation page', () => {
  const openPartnerRequest = (parameters: Record<string, string>) =>
    `/AuthorizePage?${new URLSearchParams(parameters).toString()}`;
  const yunshan = { appId: 'yunshan', redirectUrl: 'https://health.yunshan.example/back?x=1', state: 's-7' };
  /** The first key is left out because the start of the app fetches it for the log-in. */
  const keysFetched = () => sentCalls('tokenToKey').slice(1);
  const openedUrl = () => new URL(String(assign.mock.calls[0]?.[0]));

  it('shows the data to be shared as masked values, and lists what is never shared', async () => {
    await openApp(openPartnerRequest(yunshan));
    expect(screen.getByRole('heading', { level: 2, name: '云杉健康想用你的资料登录' })).toBeInTheDocument();
    expect(rows()).toEqual([
      expect.stringContaining('**禾'),
      expect.stringContaining(`138****${mobile.slice(-4)}`),
    ]);
    expect(document.body.textContent).not.toContain(mobile);
    expect(main()).toHaveTextContent('不会给：余额和账单、支付密码、同事与部门');
    expect(main()).toHaveTextContent('90 天，到 2027-02-19');
  });

  it('shares nothing before the box is ticked, and says so', async () => {
    await openApp(openPartnerRequest(yunshan));
    await tap('button', '同意并返回');
    expect(screen.getByRole('checkbox', { name: '已读并同意信息授权说明' })).toBeInvalid();
    expect(sentCalls('authorizePartner')).toEqual([]);
    expect(keysFetched()).toEqual([]);
  });

  it('explains what agreeing means', async () => {
    await openApp(openPartnerRequest(yunshan));
    await tap('button', '查看信息授权说明');
    expect(sheet()).toHaveTextContent('对方获得的是一次性凭证');
  });

  it('leads back through the external link guard with a key that is stored nowhere, and with the partner’s state', async () => {
    await openApp(openPartnerRequest(yunshan));
    await tap('checkbox', '已读并同意信息授权说明');
    for (let tapped = 0; tapped < 3; tapped += 1)
      fireEvent.click(screen.getByRole('button', { name: '同意并返回' }));
    await settled();
    expect(screen.getByRole('dialog', { name: '即将离开龙币钱包' })).toHaveTextContent(
      'health.yunshan.example',
    );
    await answer('前往 health.yunshan.example');
    expect(assign).toHaveBeenCalledTimes(1);
    expect(openedUrl().origin + openedUrl().pathname).toBe('https://health.yunshan.example/back');
    const { x, key, state } = Object.fromEntries(openedUrl().searchParams);
    expect([x, state]).toEqual(['1', 's-7']);
    expect(key).toMatch(/^key-LX100001-/);
    expect(sentCalls('authorizePartner')).toHaveLength(1);
    expect(keysFetched()).toHaveLength(1);
    const kept = [window.location.href, ...Object.values(localStorage), ...Object.values(sessionStorage)];
    expect(JSON.stringify([kept, window.history.state])).not.toContain(String(key));
    expect(document.body.innerHTML).not.toContain(String(key));
  });

  it('adds the authorisation to /settingAuth, and needs one tap when the partner asks again', async () => {
    await openApp(openPartnerRequest(yunshan));
    await tap('checkbox', '已读并同意信息授权说明');
    await tap('button', '同意并返回');
    await answer('暂不离开');
    expect(screen.getByRole('heading', { level: 2, name: '你已授权云杉健康' })).toBeInTheDocument();
    await reload();
    await tap('button', '继续前往云杉健康');
    await answer('前往 health.yunshan.example');
    expect(openedUrl().searchParams.get('key')).toMatch(/^key-/);
    expect(sentCalls('authorizePartner')).toHaveLength(1);
    window.location.hash = '/settingAuth';
    await reload();
    expect(rows()[0]).toContain('云杉健康资料');
  });

  it('leads back after a refusal without a key or personal data', async () => {
    await openApp(openPartnerRequest(yunshan));
    await tap('button', '不同意');
    await answer('前往 health.yunshan.example');
    expect(Object.fromEntries(openedUrl().searchParams)).toEqual({
      x: '1',
      error: 'refused',
      state: 's-7',
    });
    expect(keysFetched()).toEqual([]);
    expect((await gatewayState()).authorisations.given).toHaveLength(3);
  });

  it('asks again when the last consent has expired, and says so', async () => {
    await openApp(openPartnerRequest({ appId: 'lizhi', redirectUrl: 'https://read.lizhi.example/' }));
    expect(main()).toHaveTextContent('上次的授权已于 2026-11-16 到期，需要重新同意');
    expect(screen.getByRole('button', { name: '同意并返回' })).toBeInTheDocument();
    expect(rows()).toHaveLength(1);
  });

  it.each([
    ['https://evil.example/', '返回地址不属于对方，未授权'],
    ['https://health.yunshan.example.evil.example/', '返回地址不属于对方，未授权'],
    ['http://health.yunshan.example/', '链接不完整，未授权'],
    ['javascript:alert(1)', '链接不完整，未授权'],
    ['#/transfer1', '链接不完整，未授权'],
    ['', '链接不完整，未授权'],
  ])('never gives a key to %j', async (redirectUrl, title) => {
    await openApp(openPartnerRequest({ ...yunshan, redirectUrl }));
    expect(screen.getByRole('alert')).toHaveTextContent(title);
    expect(screen.queryByRole('button', { name: /同意/ })).toBeNull();
    expect(keysFetched()).toEqual([]);
  });

  it.each(['nobody', ''])('does not recognise a partner called %j', async (appId) => {
    await openApp(openPartnerRequest({ ...yunshan, appId }));
    expect(screen.getByRole('alert')).toHaveTextContent('没有找到这个应用');
    await tap('button', '返回首页');
    expect(address()).toBe('#/home');
  });

  it('states why authorising failed, stays on the page, and succeeds at the next try', async () => {
    await openApp(openPartnerRequest(yunshan));
    await fault({ call: 'tokenToKey', kind: 'code', value: '7777', message: '系统维护中' });
    await tap('checkbox', '已读并同意信息授权说明');
    await tap('button', '同意并返回');
    expect(screen.getByRole('alert')).toHaveTextContent('系统维护中');
    // The consent is stored already; only fetching the key failed.
    await tap('button', '继续前往云杉健康');
    expect(screen.getByRole('dialog', { name: '即将离开龙币钱包' })).toBeInTheDocument();
    expect(sentCalls('authorizePartner')).toHaveLength(1);
  });

  it('does not accept consent while the data to be shared cannot be shown', async () => {
    await fault({ call: 'nickname', kind: 'code', value: '7777', message: '系统维护中', times: 'always' });
    await openApp(openPartnerRequest(yunshan));
    expect(screen.getByRole('alert')).toHaveTextContent('你的资料加载失败');
    expect(screen.getByRole('button', { name: '同意并返回' })).toBeDisabled();
    await clearFaults();
    await tap('button', '再试一次');
    expect(screen.getByRole('button', { name: '同意并返回' })).toBeEnabled();
  });

  it('shares no phone number when none is bound, and works the same in a WALLET session', async () => {
    await changeWorld((state) => ({ ...state, withoutPhone: ['LX100001'] }));
    await openApp(openPartnerRequest(yunshan), { sysType: 'WALLET' });
    expect(rows()[1]).toBe('手机号未绑定，不会提供');
    await tap('checkbox', '已读并同意信息授权说明');
    await tap('button', '同意并返回');
    await answer('前往 health.yunshan.example');
    expect(openedUrl().searchParams.get('key')).toMatch(/^key-/);
  });

  it('requires a logged-in person', async () => {
    await openApp(openPartnerRequest(yunshan), { as: null });
    expect(screen.getByText('还没有登录')).toBeInTheDocument();
    expect(sentCalls('queryPartner')).toEqual([]);
  });
});
