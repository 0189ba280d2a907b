import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { tokenOf } from '@/mocks/core/identity';
import { useSession } from '@/state/session';
import { tap } from '../../support/actions';
import { chen, me } from '../../support/gateways/mock-gateways';
import { clearFaults, fault, sentCalls } from '../../support/gateways/screen-network';
import { assign, query, reload, shownPage, watchExits } from '../../support/redirects';
import { freshApp, openAgain, openApp } from '../../support/render-app';

vi.mock('@/host/current', async (original) => ({
  ...(await original<object>()),
  theHost: (await import('../../support/hosts/exit-host')).theHost,
}));
watchExits();

describe.each(['/zhongxinLogin', '/welfareByGuanYu'])('%s', (address) => {
  const open = (parameters: Record<string, string>, as: string | null = null) =>
    openApp(query(address, parameters), { as });

  it('creates a session from the code and follows the link’s target; the code leaves the address at once', async () => {
    await fault({ call: 'staffBindingCheck', kind: 'hang' });
    await open({ code: `b-${me}-1`, redirectUrl: '#integralExchange' });
    expect(window.location.href).not.toContain(`b-${me}`);
    await freshApp();
    document.body.innerHTML = '';
    await open({ code: `b-${me}-1`, redirectUrl: '#integralExchange' });
    expect(shownPage()).toBe('/integralExchange');
    expect(useSession.getState()).toMatchObject({ token: tokenOf(me), longminId: 'LM100001' });
    expect(useSession.getState().loginToken).toMatch(/^key-/);
    expect(JSON.stringify(window.history.state)).not.toContain(`b-${me}`);
    expect(sentCalls('staffBindingCheck')).toHaveLength(1);
  });

  it('accepts a code before the hash too, and goes home when no target is given', async () => {
    window.history.replaceState(null, '', `/?code=b-${me}-1#${address}`);
    await openAgain();
    expect(shownPage()).toBe('/home');
    expect(window.location.search).toBe('');
    expect(useSession.getState().token).toBe(tokenOf(me));
  });

  it('refuses a target that the external link guard refuses', async () => {
    await open({ code: `b-${me}-1`, redirectUrl: 'javascript:alert(1)' });
    expect(screen.getByRole('alert')).toHaveTextContent('无法打开这个链接');
  });

  it('shows the gateway’s words when a code is refused, and links to the log-in page', async () => {
    await open({ code: 'made-up' });
    expect(screen.getByRole('alert')).toHaveTextContent('登录信息无效');
    await tap('button', '去登录');
    expect(String(assign.mock.calls[0]?.[0])).toContain('protocolType=1');
    expect(String(assign.mock.calls[0]?.[0])).not.toContain('made-up');
  });

  it('sends an account that is still to be bound to the log-in page, with its phone and the code', async () => {
    await open({ code: `b-unbound-${me}` });
    await tap('button', '去登录');
    expect(String(assign.mock.calls[0]?.[0])).toMatch(
      new RegExp(`phoneNumber=\\d{11}&b_token=b-unbound-${me}`),
    );
  });

  it('offers no way on to a person who has left the company', async () => {
    await freshApp('departed-me');
    await open({ code: `b-${me}-1` });
    expect(screen.getByText('你已离职，不能再登录')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: '去登录' })).toBeNull();
    expect(useSession.getState().token).toBe('');
  });

  it('tries again when nothing answered', async () => {
    await fault({ call: 'staffBindingCheck', kind: 'status', value: 404, times: 'always' });
    await open({ code: `b-${me}-1` });
    expect(screen.getByRole('alert')).toHaveTextContent('暂时无法登录');
    await clearFaults();
    await tap('button', '再试一次');
    expect(shownPage()).toBe('/home');
  });

  it('asks before it replaces another person’s wallet, and keeps the session when the person declines', async () => {
    await open({ code: `b-${chen}-1` }, me);
    expect(screen.getByText('这个链接是陈思远的钱包')).toBeInTheDocument();
    await tap('button', /继续用林晓禾/);
    expect(useSession.getState().token).toBe(tokenOf(me));
    expect(shownPage()).toBe('/home');
  });

  it('reloads the page after replacing another person’s wallet, and then continues', async () => {
    await open({ code: `b-${chen}-1`, redirectUrl: '/transfer1' }, me);
    reload.mockClear();
    await tap('button', /切换到陈思远/);
    expect(useSession.getState()).toMatchObject({ token: tokenOf(chen), longminId: 'LM100002' });
    expect(reload).toHaveBeenCalledOnce();
    expect(shownPage()).toBe(address);
  });

  it('redirects a logged-in person without a code, and nobody else', async () => {
    await open({ redirectUrl: '/transfer1' }, me);
    expect(shownPage()).toBe('/transfer1');
    await freshApp();
    document.body.innerHTML = '';
    await open({ redirectUrl: '/transfer1' });
    expect(screen.getByRole('alert')).toHaveTextContent('链接里没有登录信息');
  });
});
