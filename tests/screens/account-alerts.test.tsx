import { act, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { someAlerts } from '@/mocks/activation/alerts';
import { somePopups } from '@/mocks/popups/popups';
import { openExternal } from '@/state/external-navigation';
import { sessionGiven } from '@/state/session';
import { tap } from '../support/actions';
import { me } from '../support/mock-gateways';
import { freshApp, openApp, reload, settled } from '../support/render-app';
import { changeWorld, fault, gatewayState, heal, sentCalls } from '../support/screen-network';

const shown = () => screen.getByRole('dialog');
const none = () => expect(screen.queryByRole('dialog')).toBeNull();

/** Opens a page with the alerts of the world in it, and lets the first one come. */
async function openWithAlerts(...[address, visit]: Parameters<typeof openApp>): Promise<void> {
  await openApp(address, visit);
  await settled();
}

/** Goes to another page within the app. */
async function goTo(address: string): Promise<void> {
  act(() => openExternal(address));
  await settled();
}

/** What the gateways were asked about alerts, by the names of the calls, in order. */
async function alertCalls(): Promise<string[]> {
  const { journal } = await gatewayState();
  return journal.calls
    .map(({ call }) => call)
    .filter((call) => /alert/i.test(call))
    .reverse();
}

describe('alerts of the account', () => {
  it('come on /home one after the other, are confirmed once each, and not again after a reload', async () => {
    await freshApp('alerts');
    await openWithAlerts('/home');
    expect(shown()).toHaveAccessibleName('绑定的手机号已更换');
    expect(within(shown()).getByText('1 / 3')).toBeInTheDocument();
    await tap('button', '我知道了');
    expect(shown()).toHaveAccessibleName('两个账户已合并');
    await tap('button', '我知道了');
    expect(shown()).toHaveAccessibleName('统一账户已开通');
    expect(within(shown()).getByText('3 / 3')).toBeInTheDocument();
    await tap('button', '我知道了');
    none();
    expect((await gatewayState()).alerts.confirmed).toEqual([
      `${me}|account|A001`,
      `${me}|account|A002`,
      `${me}|unified|U001`,
    ]);
    expect(sentCalls('confirmAlert')).toHaveLength(3);
    await reload();
    await settled();
    none();
    expect(sentCalls('confirmAlert')).toHaveLength(3);
  });

  it('are asked for by the new calls in a WALLET session, and in either by those of the unified account', async () => {
    await freshApp('alerts');
    await openWithAlerts('/home', { sysType: 'WALLET' });
    expect((await alertCalls()).sort()).toEqual(['queryAlertInfo-v2', 'unified/queryAlertInfo']);
    await tap('button', '我知道了');
    expect(await alertCalls()).toContain('confirmAlert-v2');
  });

  it('wait until the pop-ups are through', async () => {
    await freshApp('alerts');
    await changeWorld((state) => ({ ...state, popups: { ...somePopups, imageTxt: [] } }));
    await openWithAlerts('/home');
    expect(shown()).toHaveAccessibleName('温馨提示');
    expect(await alertCalls()).toEqual([]);
    await tap('button', '暂不同意');
    await settled();
    expect(shown()).toHaveAccessibleName('绑定的手机号已更换');
  });

  it('come where the list of pop-ups does not', async () => {
    await freshApp('alerts');
    await fault({ call: 'popupList', kind: 'code', value: '7777', times: 'always' });
    await openWithAlerts('/home');
    expect(shown()).toHaveAccessibleName('绑定的手机号已更换');
  });

  it('come on no other page, and wait while one is shown', async () => {
    await freshApp('alerts');
    await openWithAlerts('/transfer1');
    expect(await alertCalls()).toEqual([]);
    await goTo('#/home');
    await settled();
    expect(shown()).toHaveAccessibleName('绑定的手机号已更换');
    await goTo('#/transfer1');
    none();
    expect(sentCalls('confirmAlert')).toHaveLength(0);
    await goTo('#/home');
    expect(shown()).toHaveAccessibleName('绑定的手机号已更换');
  });

  it('wait for the message that there is no account', async () => {
    await freshApp('no-account');
    await changeWorld((state) => ({ ...state, alerts: someAlerts }));
    await openWithAlerts('/home');
    expect(shown()).toHaveAccessibleName('提示');
    await tap('button', '知道了');
    expect(shown()).toHaveAccessibleName('绑定的手机号已更换');
  });

  it('that are put off stay away in this visit and come again in the next', async () => {
    await freshApp('alerts');
    await openWithAlerts('/home');
    await tap('button', '下次再提醒');
    expect(shown()).toHaveAccessibleName('两个账户已合并');
    await tap('button', '我知道了');
    await tap('button', '我知道了');
    await goTo('#/transfer1');
    await goTo('#/home');
    none();
    await reload();
    await settled();
    expect(shown()).toHaveAccessibleName('绑定的手机号已更换');
    expect(within(shown()).queryByText('1 / 1')).toBeNull();
  });

  it('are not shown in a preview, nor asked for', async () => {
    await freshApp('alerts');
    sessionGiven({ preview: true });
    await openWithAlerts('/home');
    none();
    expect(await alertCalls()).toEqual([]);
  });

  it('say nothing where nobody answers, and are asked for again with the page', async () => {
    await freshApp('alerts');
    const broken = { kind: 'code', value: '7777', message: '系统维护中', times: 'always' } as const;
    await fault({ call: 'queryAlertInfo', ...broken }, { call: 'unified/queryAlertInfo', ...broken });
    await openWithAlerts('/home');
    none();
    expect(screen.queryByText('系统维护中')).toBeNull();
    await heal();
    await goTo('#/transfer1');
    await goTo('#/home');
    await settled();
    expect(shown()).toHaveAccessibleName('绑定的手机号已更换');
  });

  it('of one source are told where the other one fails', async () => {
    await freshApp('alerts');
    await fault({ call: 'queryAlertInfo', kind: 'wrong-shape', times: 'always' });
    await openWithAlerts('/home');
    expect(shown()).toHaveAccessibleName('统一账户已开通');
  });

  it('that were read while the gateway could not be told are not shown again, and told then, under the same key', async () => {
    await freshApp('alerts');
    await changeWorld((state) => ({ ...state, alerts: { ...someAlerts, account: [], confirmed: [] } }));
    await fault({ call: 'unified/confirmAlert', kind: 'code', value: '7777', message: '系统维护中' });
    await openWithAlerts('/home');
    await tap('button', '我知道了');
    none();
    expect(screen.queryByText('系统维护中')).toBeNull();
    await reload();
    await settled();
    none();
    const keys = sentCalls('confirmAlert').map(({ key }) => key);
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
    expect(localStorage.getItem('alerts-read')).toBeNull();
  });
});
