import { act, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { openExternal } from '@/state/external-navigation';
import { languageChosen } from '@/state/preferences';
import { tap } from '../../support/actions';
import { me } from '../../support/gateways/mock-gateways';
import { fault, gatewayState, sentCalls } from '../../support/gateways/screen-network';
import { seeEverything } from '../../support/observer';
import { makePopup, openHome, setPopups } from '../../support/popups';
import { freshApp, openApp, reload, settled } from '../../support/render-app';

seeEverything();
const host = vi.hoisted(() => ({ name: 'browser' }));
vi.mock('@/host/detect', () => ({ currentHost: () => host.name }));
const dialog = () => screen.getByRole('dialog');
const expectNoDialog = () => expect(screen.queryByRole('dialog')).toBeNull();
const inside = () => within(dialog());
/** Both boxes of an agreement have the same label. */
const tickAgreement = () => tap('checkbox', '我已阅读并同意以上协议');
const grantedPoints = () => gatewayState().then(({ points }) => points[me] ?? 0);
async function goTo(address: string): Promise<void> {
  act(() => openExternal(address));
  await settled();
}

describe('the pop-ups of /home', () => {
  it('are absent when the gateway has none', async () => {
    await openHome();
    expectNoDialog();
    expect(sentCalls('popupList')).toHaveLength(1);
  });

  it('lead from the agreement over the points to the picture, and through the external link guard', async () => {
    await freshApp('popups');
    await openHome();
    expect(dialog()).toHaveAccessibleName('温馨提示');
    expect(inside().getByRole('note', { name: '第 1 个，共 3 个' })).toHaveTextContent('1 / 3');
    await tickAgreement();
    await tap('button', '同意并继续');
    expect(dialog()).toHaveAccessibleName('欢迎回来');
    expect(inside().getByText(/晓禾，谢谢你读完新的协议。\s送你 88 积分/)).toBeInTheDocument();
    await tap('button', '领取积分');
    expect(screen.getByText('88积分已到账')).toBeInTheDocument();
    expect(await grantedPoints()).toBe(88);
    expect(screen.getByText('3,348 积分')).toBeInTheDocument();
    expect(dialog()).toHaveAccessibleName('云杉团圆礼盒');
    await tap('button', '去看看');
    expectNoDialog();
    expect(window.location.hash).toBe('#/transfer1');
    expect((await gatewayState()).popups.acknowledged).toEqual([`${me}|P001`, `${me}|P002`, `${me}|P003`]);
  });

  it('do not return after a reload once acknowledged, and return when they were only closed', async () => {
    await freshApp('popups');
    await openHome();
    await tickAgreement();
    await tap('button', '同意并继续');
    await tap('button', '关闭');
    await tap('button', '关闭');
    expectNoDialog();
    await reload();
    expect(dialog()).toHaveAccessibleName('欢迎回来');
  });

  it('are requested once in a visit, and only for a logged-in person', async () => {
    await openApp('/home', { as: null });
    expect(sentCalls('popupList')).toHaveLength(0);
    await openHome();
    await goTo('#/transfer1');
    await goTo('#/home');
    expect(sentCalls('popupList')).toHaveLength(1);
  });

  it('fail silently, and are requested again when the page is opened again', async () => {
    await setPopups({ imageTxt: [makePopup('A')] });
    await fault({ call: 'popupList', kind: 'code', value: '7777', message: '系统维护中' });
    await openHome();
    expectNoDialog();
    expect(screen.queryByText('系统维护中')).toBeNull();
    await goTo('#/transfer1');
    await goTo('#/home');
    expect(dialog()).toHaveTextContent('文字 A');
  });

  it('wait while another page is shown, and keep the ticked box', async () => {
    await freshApp('popups');
    await openHome();
    await tickAgreement();
    await tap('button', '隐私政策');
    expectNoDialog();
    expect(window.location.hash).toBe('#/settingAuth2');
    await goTo('#/home');
    expect(inside().getByRole('checkbox')).toBeChecked();
  });

  it('are available in English', async () => {
    await setPopups({ imageTxt: [makePopup('A', { windowTxt: ['one', 'two'] }), makePopup('B')] });
    languageChosen('en-US');
    await openHome();
    expect(dialog()).toHaveAccessibleName('warm reminder');
    await tap('button', 'Next step');
    await tap('button', 'I know');
    expect(inside().getByText('2 / 2')).toHaveAccessibleName('2 of 2');
  });
});

it('are all closed by closing one in a mini-program', async () => {
  host.name = 'mini-program';
  await setPopups({ imageTxt: [makePopup('A'), makePopup('B')] });
  await openHome();
  fireEvent.keyDown(dialog(), { key: 'Escape' });
  await settled();
  expectNoDialog();
  host.name = 'browser';
});
