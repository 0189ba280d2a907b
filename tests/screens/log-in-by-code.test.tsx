import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { tokenOf } from '@/mocks/core/identity';
import { useSession } from '@/state/session';
import { tap } from '../support/actions';
import { assign, query, reload, shownPage, watchExits } from '../support/exits';
import { chen, me } from '../support/mock-gateways';
import { freshApp, openApp, openAgain } from '../support/render-app';
import { fault, heal, sentCalls } from '../support/screen-network';

vi.mock('@/host/current', async (original) => ({
  ...(await original<object>()),
  theHost: (await import('../support/exit-host')).theHost,
}));
watchExits();

describe.each(['/zhongxinLogin', '/welfareByGuanYu'])('%s', (address) => {
  const open = (parameters: Record<string, string>, as: string | null = null) =>
    openApp(query(address, parameters), { as });

  it('makes a session of the code and goes on to where the link says; the code is gone from the address at once', async () => {
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

  it('takes a code from before the hash as well, and goes home where no way on is given', async () => {
    window.history.replaceState(null, '', `/?code=b-${me}-1#${address}`);
    await openAgain();
    expect(shownPage()).toBe('/home');
    expect(window.location.search).toBe('');
    expect(useSession.getState().token).toBe(tokenOf(me));
  });

  it('refuses a way on that the external link guard refuses', async () => {
    await open({ code: `b-${me}-1`, redirectUrl: 'javascript:alert(1)' });
    expect(screen.getByRole('alert')).toHaveTextContent('这个地址不能打开');
  });

  it('says in the gateway’s words why a code was refused, and leads to the log-in page', async () => {
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

  it('has no way on for somebody who has left', async () => {
    await freshApp('departed-me');
    await open({ code: `b-${me}-1` });
    expect(screen.getByText('您已离职，不能再登录')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: '去登录' })).toBeNull();
    expect(useSession.getState().token).toBe('');
  });

  it('tries again where nobody answered', async () => {
    await fault({ call: 'staffBindingCheck', kind: 'status', value: 404, times: 'always' });
    await open({ code: `b-${me}-1` });
    expect(screen.getByRole('alert')).toHaveTextContent('暂时没能登录');
    await heal();
    await tap('button', '再试一次');
    expect(shownPage()).toBe('/home');
  });

  it('asks before it takes the place of somebody else’s wallet; who stays goes on as who they are', async () => {
    await open({ code: `b-${chen}-1` }, me);
    expect(screen.getByText('这个链接是陈思远的钱包')).toBeInTheDocument();
    await tap('button', /继续用林晓禾/);
    expect(useSession.getState().token).toBe(tokenOf(me));
    expect(shownPage()).toBe('/home');
  });

  it('loads the page anew once somebody else’s wallet has been replaced, and then goes on', async () => {
    await open({ code: `b-${chen}-1`, redirectUrl: '/transfer1' }, me);
    reload.mockClear();
    await tap('button', /换成陈思远/);
    expect(useSession.getState()).toMatchObject({ token: tokenOf(chen), longminId: 'LM100002' });
    expect(reload).toHaveBeenCalledOnce();
    expect(shownPage()).toBe(address);
  });

  it('without a code leads on whoever is logged in, and nobody else', async () => {
    await open({ redirectUrl: '/transfer1' }, me);
    expect(shownPage()).toBe('/transfer1');
    await freshApp();
    document.body.innerHTML = '';
    await open({ redirectUrl: '/transfer1' });
    expect(screen.getByRole('alert')).toHaveTextContent('链接里没有登录信息');
  });
});
