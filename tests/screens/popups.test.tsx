import { act, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { MockPopup, Popups } from '@/mocks/popups/popups';
import { openExternal } from '@/state/external-navigation';
import { languageChosen } from '@/state/preferences';
import { tap } from '../support/actions';
import { me } from '../support/mock-gateways';
import { seeEverything } from '../support/observer';
import { freshApp, openApp, pass, reload, settled } from '../support/render-app';
import { changeWorld, fault, gatewayState, heal, sentCalls } from '../support/screen-network';

seeEverything();

const host = vi.hoisted(() => ({ name: 'browser' }));
vi.mock('@/host/detect', () => ({ currentHost: () => host.name }));

const shown = () => screen.getByRole('dialog');
const none = () => expect(screen.queryByRole('dialog')).toBeNull();
const inside = () => within(shown());
/** Of an agreement: both boxes have the words of the record. */
const tick = () => tap('checkbox', '我已阅读并同意以上协议');
const grants = () => gatewayState().then(({ points }) => points[me] ?? 0);

/** The default world with these pop-ups. */
async function withPopups(popups: Partial<Popups>): Promise<void> {
  await changeWorld((state) => ({ ...state, popups: { ...state.popups, ...popups } }));
}

const note = (windowId: string, fields: object = {}): MockPopup => ({
  windowId,
  windowType: 2,
  windowTxt: `文字 ${windowId}`,
  interactionType: 1,
  ...fields,
});
const points = note('P', { interactionType: 2, lzEntity: { average: 88 } });

/** Goes to another page within the app. */
async function goTo(address: string): Promise<void> {
  act(() => openExternal(address));
  await settled();
}

/** Lets the dialog come that the list brings. */
async function openHome(address = '/home'): Promise<void> {
  await openApp(address);
  await settled();
}

describe('the pop-ups of /home', () => {
  it('are none where the gateway has none', async () => {
    await openHome();
    none();
    expect(sentCalls('popupList')).toHaveLength(1);
  });

  it('lead from the agreement over the points to the picture, and through the external link guard', async () => {
    await freshApp('popups');
    await openHome();
    expect(shown()).toHaveAccessibleName('温馨提示');
    expect(inside().getByRole('note', { name: '第 1 个，共 3 个' })).toHaveTextContent('1 / 3');
    await tick();
    await tap('button', '同意并继续');
    expect(shown()).toHaveAccessibleName('欢迎回来');
    expect(inside().getByText(/晓禾，谢谢你读完新的协议。\s送你 88 积分/)).toBeInTheDocument();
    await tap('button', '收下积分');
    expect(screen.getByText('88积分已到账')).toBeInTheDocument();
    expect(await grants()).toBe(88);
    expect(screen.getByText('3,348 积分')).toBeInTheDocument();
    expect(shown()).toHaveAccessibleName('中秋团圆礼盒');
    await tap('button', '去看看');
    none();
    expect(window.location.hash).toBe('#/transfer1');
    expect((await gatewayState()).popups.acknowledged).toEqual([`${me}|P001`, `${me}|P002`, `${me}|P003`]);
  });

  it('acknowledged ones do not come again after a reload, closed ones do', async () => {
    await freshApp('popups');
    await openHome();
    await tick();
    await tap('button', '同意并继续');
    await tap('button', '关闭');
    await tap('button', '关闭');
    none();
    await reload();
    expect(shown()).toHaveAccessibleName('欢迎回来');
  });

  it('ask for nobody, and once in a visit', async () => {
    await openApp('/home', { as: null });
    expect(sentCalls('popupList')).toHaveLength(0);
    await openHome();
    await goTo('#/transfer1');
    await goTo('#/home');
    expect(sentCalls('popupList')).toHaveLength(1);
  });

  it('say nothing where their list does not come, and are asked for again with the page', async () => {
    await withPopups({ imageTxt: [note('A')] });
    await fault({ call: 'popupList', kind: 'code', value: '7777', message: '系统维护中' });
    await openHome();
    none();
    expect(screen.queryByText('系统维护中')).toBeNull();
    await goTo('#/transfer1');
    await goTo('#/home');
    expect(shown()).toHaveTextContent('文字 A');
  });

  it('wait while another page is shown, with what was ticked', async () => {
    await freshApp('popups');
    await openHome();
    await tick();
    await tap('button', '隐私政策');
    none();
    expect(window.location.hash).toBe('#/settingAuth2');
    await goTo('#/home');
    expect(inside().getByRole('checkbox')).toBeChecked();
  });

  it('speak English', async () => {
    await withPopups({ imageTxt: [note('A', { windowTxt: ['one', 'two'] }), note('B')] });
    languageChosen('en-US');
    await openHome();
    expect(shown()).toHaveAccessibleName('warm reminder');
    await tap('button', 'Next step');
    await tap('button', 'I know');
    expect(inside().getByText('2 / 2')).toHaveAccessibleName('2 of 2');
  });
});

describe('confirming', () => {
  it('without the box highlights its words and sends nothing', async () => {
    await freshApp('popups');
    await openHome();
    await tap('button', '同意并继续');
    expect(inside().getByRole('checkbox')).toBeInvalid();
    expect(sentCalls('popupAck')).toHaveLength(0);
    await tick();
    expect(inside().getByRole('checkbox')).toBeValid();
  });

  it('without the protocol says so for a second and sends nothing', async () => {
    await withPopups({
      imageTxt: [
        note('A', { windowTxt: '', popWinContent: '新的条款', protocolName: '条款', protocolUrl: '#/guide' }),
      ],
    });
    await openHome();
    expect(shown()).toHaveTextContent('新的条款');
    await tap('button', '同意并继续');
    expect(screen.getByText('请先勾选协议')).toBeInTheDocument();
    expect(inside().getByRole('checkbox')).toBeValid();
    await pass(1_000);
    expect(screen.queryByText('请先勾选协议')).toBeNull();
    expect(sentCalls('popupAck')).toHaveLength(0);
  });

  it('sends window, type, description, business code and token', async () => {
    await withPopups({ agreement: [note('A', { windowType: 3, windowTitle: '新协议' })] });
    await openHome();
    await tap('button', '同意并继续');
    const [sent] = (await gatewayState()).journal.calls.filter(({ call }) => call === 'popupAck');
    expect(JSON.parse(sent?.request ?? '')).toMatchObject({
      windowId: 'A',
      windowType: '3',
      description: '新协议',
      businessCode: 'XM19089',
      tokenVo: { buCode: '', channel: '', tokenType: 'LONGCOIN' },
    });
  });

  it('that is not acknowledged keeps the pop-up, says why, and can be tried again', async () => {
    await withPopups({ imageTxt: [note('A')] });
    await fault({ call: 'popupAck', kind: 'code', value: '7777', message: '系统维护中' });
    await openHome();
    await tap('button', '我知道了');
    expect(screen.getByText('系统维护中')).toBeInTheDocument();
    await tap('button', '我知道了');
    none();
  });

  it('a picture without a listed host shows its words instead', async () => {
    await withPopups({
      imageTxt: [note('A', { windowType: 1, windowImageUrl: 'https://evil.example/x.png' })],
    });
    await openHome();
    expect(shown()).toHaveTextContent('文字 A');
    expect(inside().queryByRole('img')).toBeNull();
  });

  it('HTML in its words is text', async () => {
    const messages = '<img src=x onerror="alert(1)"><b>粗</b>';
    await withPopups({ imageTxt: [note('A', { windowTxt: '#w', replaceTxt: { '#w': messages } })] });
    await openHome();
    expect(inside().getByText(messages)).toBeInTheDocument();
  });
});

describe('points', () => {
  it('are granted once though their answer takes 12 s and the button is tapped again', async () => {
    await withPopups({ imageTxt: [points] });
    await openHome();
    await fault({ call: 'grant', kind: 'delay', value: 12_000 });
    await tap('button', '我知道了');
    expect(screen.getByRole('button', { name: '我知道了' })).toBeDisabled();
    await pass(10_000);
    fireEvent.click(screen.getByRole('button', { name: '我知道了' }));
    expect(screen.getByRole('button', { name: '我知道了' })).toBeDisabled();
    await pass(3_000);
    none();
    expect(await grants()).toBe(88);
    expect(sentCalls('grant')).toHaveLength(1);
  });

  it('of which no answer came are asked for under the same key', async () => {
    await withPopups({ imageTxt: [points] });
    await fault({ call: 'grant', kind: 'drop', when: 'after', times: 3 });
    await openHome();
    await tap('button', '我知道了');
    await pass(5_000);
    expect(shown()).toBeInTheDocument();
    await tap('button', '我知道了');
    none();
    expect(await grants()).toBe(88);
    expect(new Set(sentCalls('grant').map(({ key }) => key))).toEqual(new Set([`popup-grant-${me}-P`]));
    expect(sentCalls('popupAck')).toHaveLength(1);
  });

  it('that are refused say the gateway’s words, and the next one comes', async () => {
    await withPopups({ imageTxt: [points, note('B')] });
    await fault({ call: 'grant', kind: 'code', value: '7001', message: '积分已经领完' });
    await openHome();
    await tap('button', '我知道了');
    expect(screen.getByText('积分已经领完')).toBeInTheDocument();
    expect(shown()).toHaveTextContent('文字 B');
    await heal();
  });
});

describe('the other lists', () => {
  it('the system’s are told as read, and what was closed is remembered for the tab', async () => {
    await withPopups({ system: [note('S'), note('T')] });
    await openHome('/newHome');
    await tap('button', '关闭');
    await tap('button', '我知道了');
    none();
    expect(sentCalls('recordPopLog')).toHaveLength(1);
    await reload();
    none();
    expect(sentCalls('getPopWindow')).toHaveLength(2);
  });

  it('the life service’s are told as read', async () => {
    await withPopups({ life: [note('L')], animation: [note('M')] });
    await openHome('/old-home');
    await tap('button', '我知道了');
    await tap('button', '我知道了');
    none();
    expect(sentCalls('save-pop-record')).toHaveLength(2);
  });

  it('somebody new is spared once', async () => {
    await withPopups({ imageTxt: [note('A')], newcomers: [me] });
    await openHome();
    none();
    await reload();
    expect(shown()).toHaveTextContent('文字 A');
  });
});

it('in a mini-program closing one closes all', async () => {
  host.name = 'mini-program';
  await withPopups({ imageTxt: [note('A'), note('B')] });
  await openHome();
  fireEvent.keyDown(shown(), { key: 'Escape' });
  await settled();
  none();
  host.name = 'browser';
});
