import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { tokenOf } from '@/mocks/core/identity';
import { useSession } from '@/state/session';
import { tap } from '../../support/actions';
import { chen, me } from '../../support/gateways/mock-gateways';
import { fault, sentCalls } from '../../support/gateways/screen-network';
import { freshApp, openApp, pass, reload, settled } from '../../support/render-app';

const spyOnAssign = () => vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);

describe('a link with another person’s token', () => {
  it('says whose wallet it is, and keeps the own session', async () => {
    await openApp(`/home?token=${tokenOf(chen)}`);
    expect(screen.getByText('这个链接是陈思远的钱包')).toBeInTheDocument();
    expect(sentCalls('accountInfo')).toHaveLength(0);
    await tap('button', '继续用林晓禾的钱包');
    await settled();
    expect(screen.getByText(/晓禾，/)).toBeInTheDocument();
    expect(useSession.getState().token).toBe(tokenOf(me));
  });

  it('opens the other wallet after a confirmation, without data of the former person', async () => {
    await openApp(`/transfer1?token=${tokenOf(chen)}`);
    await tap('button', '切换到陈思远的钱包');
    await settled();
    expect(screen.getByText('陈思远 敬上')).toBeInTheDocument();
    expect(useSession.getState().token).toBe(tokenOf(chen));
  });
});

describe('a change of person that the gateway is slow to confirm', () => {
  it('shows nothing that the former person typed, and keeps what the new one types', async () => {
    await openApp('/second-hand-publish');
    fireEvent.change(screen.getByRole('textbox', { name: '标题' }), { target: { value: '旧书架' } });
    await fault({ call: 'queryUserInfo', kind: 'delay', value: 5_000 });
    window.history.replaceState(null, '', `/#/second-hand-publish?token=${tokenOf(chen)}`);
    await reload();
    await tap('button', '切换到陈思远的钱包');
    await settled();
    expect(screen.getByRole('textbox', { name: '标题' })).toHaveValue('');
    fireEvent.change(screen.getByRole('textbox', { name: '标题' }), { target: { value: '长柄雨伞' } });
    await pass(6_000);
    expect(screen.getByRole('textbox', { name: '标题' })).toHaveValue('长柄雨伞');
  });
});

describe('a start that logs nobody in', () => {
  it('tells a person who has left the company, and offers no way in', async () => {
    await freshApp('departed-me');
    await openApp(`/home?bToken=b-${me}`, { as: null });
    expect(screen.getByRole('alert')).toHaveTextContent('你已离职，不能再登录');
    expect(screen.queryByRole('button', { name: '去登录' })).not.toBeInTheDocument();
  });

  it('tells a person who left the company during the session', async () => {
    await freshApp('departed-me');
    await openApp('/transfer1');
    expect(screen.getByRole('alert')).toHaveTextContent('你已离职，不能再登录');
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  });

  it('leads to the partner’s page when a phone is still to be bound, with all parameters and the return address', async () => {
    const assign = spyOnAssign();
    await openApp(`/transfer1?bToken=b-unbound-${me}&buCode=B7&channel=C7`, { as: null });
    const told = new URLSearchParams(String(assign.mock.calls[0]?.[0]).split('?')[1]);
    expect([...told.keys()]).toEqual([
      'protocolType',
      'bu_code',
      'channel',
      'prefix',
      'phoneNumber',
      'b_token',
      'onceTokenKey',
      'redirectUrl',
    ]);
    expect(told.get('b_token')).toBe(`b-unbound-${me}`);
    expect(told.get('bu_code')).toBe('B7');
    const back = told.get('redirectUrl');
    expect(back).toMatch(/#\/transfer1/);
    expect(back).not.toContain('b-unbound');
    expect(screen.getByRole('main')).toHaveTextContent('请先绑定手机号');
  });

  it('states the reason in the gateway’s words, and links to the log-in page', async () => {
    const assign = spyOnAssign();
    await openApp('/home?bToken=nonsense', { as: null });
    expect(screen.getAllByText('登录信息无效，请重新登录').length).toBeGreaterThan(0);
    await tap('button', '去登录');
    expect(assign).toHaveBeenCalledOnce();
  });

  it('leads staff to the log-in with their OA account, and back to the requested page', async () => {
    const assign = spyOnAssign();
    await openApp('/transfer1', { as: null });
    await tap('button', '用员工账号登录');
    const told = new URLSearchParams(String(assign.mock.calls[0]?.[0]).split('?')[1]);
    expect([...told.keys()]).toEqual(['redirectUrl']);
    expect(told.get('redirectUrl')).toMatch(/#\/transfer1$/);
  });

  it('shows the page’s own frame while it waits, without any figure', async () => {
    await fault({ call: 'staffBindingCheck', kind: 'delay', value: 3000 });
    await openApp(`/home?bToken=b-${me}`, { as: null });
    expect(screen.getByRole('link', { name: '转账' })).toBeInTheDocument();
    expect(sentCalls().map(({ call }) => call)).toEqual(['staffBindingCheck']);
    await pass(3000);
    await settled();
    expect(screen.getByText(/晓禾，/)).toBeInTheDocument();
  });
});
