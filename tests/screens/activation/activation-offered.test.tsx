import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { tap } from '../../support/actions';
import {
  activations,
  callsOf,
  goBack,
  newestCode,
  reachCode,
  stepNow,
  typeCode,
} from '../../support/activation';
import { me } from '../../support/gateways/mock-gateways';
import { changeWorld, clearFaults, fault } from '../../support/gateways/screen-network';
import { freshApp, openApp, settled } from '../../support/render-app';

describe('a person without an account', () => {
  it('sees an alert with the two ways on, and the same information on the page', async () => {
    await freshApp('no-account');
    await openApp('/home');
    const alert = screen.getByRole('dialog', { name: '提示' });
    expect(alert).toHaveTextContent('您还没有龙币账户');
    expect(within(alert).getByRole('button', { name: '申请账户' })).toBeInTheDocument();
    await tap('button', '知道了');
    expect(screen.queryByRole('alert')).toBeNull();
    const note = screen.getByRole('note');
    expect(note).toHaveTextContent('还没有龙币账户');
    fireEvent.click(within(note).getByRole('button', { name: '激活账户' }));
    await settled();
    expect(window.location.hash).toBe('#/activation');
  });

  it('gets from the alert to the activation, which does not alert again, or to the application', async () => {
    await freshApp('no-account');
    await openApp('/home');
    fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: '激活账户' }));
    await settled();
    expect(window.location.hash).toBe('#/activation');
    expect(screen.queryByRole('dialog')).toBeNull();
    await goBack();
    fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: '申请账户' }));
    await settled();
    expect(window.location.hash).toBe('#/AccountApplyH5');
  });

  it('finds both ways on /manageAccounts too', async () => {
    await freshApp('no-account');
    await openApp('/manageAccounts/0');
    await tap('button', '知道了');
    await tap('button', '激活账户');
    expect(window.location.hash).toBe('#/activation');
  });

  it('sees a toast in a WALLET session, and cannot apply there', async () => {
    await freshApp('no-account');
    await openApp('/home', { sysType: 'WALLET' });
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByText('您还没有龙币账户')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: '激活账户' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: '申请账户' })).toBeNull();
  });
});

describe('the activation page has nothing to activate', () => {
  it('when the account exists: it says so and links to home and to the account', async () => {
    await openApp('/activation');
    expect(screen.getByText('你已有龙币账户')).toBeInTheDocument();
    await tap('button', '查看账户');
    expect(window.location.hash).toBe('#/manageAccounts/0');
    await goBack();
    await tap('button', '去首页');
    expect(window.location.hash).toBe('#/home');
  });

  it('when no phone is bound: it says what to do first', async () => {
    await freshApp('no-phone');
    await openApp('/activation?step=code');
    expect(screen.getByText('还没有绑定手机号')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: '联系客服' })).toBeInTheDocument();
    expect(await callsOf('sendAlertMsg')).toBe(0);
  });

  it('when the person has left the company', async () => {
    await freshApp('departed-me');
    await openApp('/activation');
    expect(screen.getByText('你已离职，不能再登录')).toBeInTheDocument();
  });

  it('when the person leaves the company during the activation', async () => {
    await reachCode();
    await changeWorld((state) => ({ ...state, leavers: [me] }));
    await typeCode(await newestCode());
    expect(screen.getByRole('alert')).toHaveTextContent('你已离职，不能再登录龙币钱包');
    expect(await activations()).toBe(0);
  });

  it('when the account state cannot be read: it offers to try again', async () => {
    await freshApp('no-account');
    await fault({ call: 'accountInfo', kind: 'code', value: '7777', message: '系统维护中', times: 'always' });
    await openApp('/activation');
    expect(screen.getByRole('alert')).toHaveTextContent('系统维护中');
    await clearFaults();
    await tap('button', '再试一次');
    expect(stepNow()).toHaveTextContent('确认身份');
  });
});
