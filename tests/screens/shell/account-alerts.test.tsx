import { act, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { someAlerts } from '@/areas/activation/mocks/alerts';
import { somePopups } from '@/mocks/popups/popups';
import { openExternal } from '@/state/external-navigation';
import { sessionGiven } from '@/state/session';
import { tap } from '../../support/actions';
import { me } from '../../support/gateways/mock-gateways';
import {
  changeWorld,
  clearFaults,
  fault,
  gatewayState,
  sentCalls,
} from '../../support/gateways/screen-network';
import { freshApp, openApp, reload, settled } from '../../support/render-app';

const dialog = () => screen.getByRole('dialog');
const expectNoDialog = () => expect(screen.queryByRole('dialog')).toBeNull();

/** Opens a page in a world that has alerts, and waits for the first one. */
async function openAppWithAlerts(...[address, visit]: Parameters<typeof openApp>): Promise<void> {
  await openApp(address, visit);
  await settled();
}

async function goTo(address: string): Promise<void> {
  act(() => openExternal(address));
  await settled();
}

/** The names of the alert calls that were sent, in order. */
async function listAlertCalls(): Promise<string[]> {
  const { journal } = await gatewayState();
  return journal.calls
    .map(({ call }) => call)
    .filter((call) => /alert/i.test(call))
    .reverse();
}

describe('account alerts', () => {
  it('appear on /home one after another, are confirmed once each, and do not return after a reload', async () => {
    await freshApp('alerts');
    await openAppWithAlerts('/home');
    expect(dialog()).toHaveAccessibleName('绑定的手机号已更换');
    expect(within(dialog()).getByText('1 / 3')).toBeInTheDocument();
    await tap('button', '我知道了');
    expect(dialog()).toHaveAccessibleName('两个账户已合并');
    await tap('button', '我知道了');
    expect(dialog()).toHaveAccessibleName('统一账户已开通');
    expect(within(dialog()).getByText('3 / 3')).toBeInTheDocument();
    await tap('button', '我知道了');
    expectNoDialog();
    expect((await gatewayState()).alerts.confirmed).toEqual([
      `${me}|account|A001`,
      `${me}|account|A002`,
      `${me}|unified|U001`,
    ]);
    expect(sentCalls('confirmAlert')).toHaveLength(3);
    await reload();
    await settled();
    expectNoDialog();
    expect(sentCalls('confirmAlert')).toHaveLength(3);
  });

  it('are read by the new calls in a WALLET session, and by the unified account’s calls in either session', async () => {
    await freshApp('alerts');
    await openAppWithAlerts('/home', { sysType: 'WALLET' });
    expect((await listAlertCalls()).sort()).toEqual(['queryAlertInfo-v2', 'unified/queryAlertInfo']);
    await tap('button', '我知道了');
    expect(await listAlertCalls()).toContain('confirmAlert-v2');
  });

  it('wait until the pop-ups are closed', async () => {
    await freshApp('alerts');
    await changeWorld((state) => ({ ...state, popups: { ...somePopups, imageTxt: [] } }));
    await openAppWithAlerts('/home');
    expect(dialog()).toHaveAccessibleName('温馨提示');
    expect(await listAlertCalls()).toEqual([]);
    await tap('button', '暂不同意');
    await settled();
    expect(dialog()).toHaveAccessibleName('绑定的手机号已更换');
  });

  it('appear when the list of pop-ups fails', async () => {
    await freshApp('alerts');
    await fault({ call: 'popupList', kind: 'code', value: '7777', times: 'always' });
    await openAppWithAlerts('/home');
    expect(dialog()).toHaveAccessibleName('绑定的手机号已更换');
  });

  it('appear on no page but /home, and wait while another page is shown', async () => {
    await freshApp('alerts');
    await openAppWithAlerts('/transfer1');
    expect(await listAlertCalls()).toEqual([]);
    await goTo('#/home');
    await settled();
    expect(dialog()).toHaveAccessibleName('绑定的手机号已更换');
    await goTo('#/transfer1');
    expectNoDialog();
    expect(sentCalls('confirmAlert')).toHaveLength(0);
    await goTo('#/home');
    expect(dialog()).toHaveAccessibleName('绑定的手机号已更换');
  });

  it('wait until the message about the missing account is closed', async () => {
    await freshApp('no-account');
    await changeWorld((state) => ({ ...state, alerts: someAlerts }));
    await openAppWithAlerts('/home');
    expect(dialog()).toHaveAccessibleName('提示');
    await tap('button', '知道了');
    expect(dialog()).toHaveAccessibleName('绑定的手机号已更换');
  });

  it('stay away for the rest of the visit once postponed, and return in the next one', async () => {
    await freshApp('alerts');
    await openAppWithAlerts('/home');
    await tap('button', '下次再提醒');
    expect(dialog()).toHaveAccessibleName('两个账户已合并');
    await tap('button', '我知道了');
    await tap('button', '我知道了');
    await goTo('#/transfer1');
    await goTo('#/home');
    expectNoDialog();
    await reload();
    await settled();
    expect(dialog()).toHaveAccessibleName('绑定的手机号已更换');
    expect(within(dialog()).queryByText('1 / 1')).toBeNull();
  });

  it('are neither shown nor requested in a preview', async () => {
    await freshApp('alerts');
    sessionGiven({ preview: true });
    await openAppWithAlerts('/home');
    expectNoDialog();
    expect(await listAlertCalls()).toEqual([]);
  });

  it('fail silently, and are requested again when the page is opened again', async () => {
    await freshApp('alerts');
    const broken = { kind: 'code', value: '7777', message: '系统维护中', times: 'always' } as const;
    await fault({ call: 'queryAlertInfo', ...broken }, { call: 'unified/queryAlertInfo', ...broken });
    await openAppWithAlerts('/home');
    expectNoDialog();
    expect(screen.queryByText('系统维护中')).toBeNull();
    await clearFaults();
    await goTo('#/transfer1');
    await goTo('#/home');
    await settled();
    expect(dialog()).toHaveAccessibleName('绑定的手机号已更换');
  });

  it('are shown from one source when the other source fails', async () => {
    await freshApp('alerts');
    await fault({ call: 'queryAlertInfo', kind: 'wrong-shape', times: 'always' });
    await openAppWithAlerts('/home');
    expect(dialog()).toHaveAccessibleName('统一账户已开通');
  });

  it('are not shown twice when confirming fails, and are confirmed later under the same key', async () => {
    await freshApp('alerts');
    await changeWorld((state) => ({ ...state, alerts: { ...someAlerts, account: [], confirmed: [] } }));
    await fault({ call: 'unified/confirmAlert', kind: 'code', value: '7777', message: '系统维护中' });
    await openAppWithAlerts('/home');
    await tap('button', '我知道了');
    expectNoDialog();
    expect(screen.queryByText('系统维护中')).toBeNull();
    await reload();
    await settled();
    expectNoDialog();
    const keys = sentCalls('confirmAlert').map(({ key }) => key);
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
    expect(localStorage.getItem('alerts-read')).toBeNull();
  });
});
