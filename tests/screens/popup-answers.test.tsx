import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { tap } from '../support/actions';
import { me } from '../support/mock-gateways';
import { seeEverything } from '../support/observer';
import { withPopups, note, openHome } from '../support/popups';
import { freshApp, pass, reload } from '../support/render-app';
import { fault, gatewayState, heal, sentCalls } from '../support/screen-network';

seeEverything();
const host = vi.hoisted(() => ({ name: 'browser' }));
vi.mock('@/host/detect', () => ({ currentHost: () => host.name }));
const shown = () => screen.getByRole('dialog');
const none = () => expect(screen.queryByRole('dialog')).toBeNull();
const inside = () => within(shown());
/** Of an agreement: both boxes have the words of the record. */
const tick = () => tap('checkbox', '我已阅读并同意以上协议');
const grants = () => gatewayState().then(({ points }) => points[me] ?? 0);
const points = note('P', { interactionType: 2, lzEntity: { average: 88 } });

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
    const words = '<img src=x onerror="alert(1)"><b>粗</b>';
    await withPopups({ imageTxt: [note('A', { windowTxt: '#w', replaceTxt: { '#w': words } })] });
    await openHome();
    expect(inside().getByText(words)).toBeInTheDocument();
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
