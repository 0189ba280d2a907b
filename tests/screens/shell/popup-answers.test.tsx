import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { tap } from '../../support/actions';
import { me } from '../../support/gateways/mock-gateways';
import { clearFaults, fault, gatewayState, sentCalls } from '../../support/gateways/screen-network';
import { seeEverything } from '../../support/observer';
import { makePopup, openHome, setPopups } from '../../support/popups';
import { freshApp, pass, reload } from '../../support/render-app';

seeEverything();
const host = vi.hoisted(() => ({ name: 'browser' }));
vi.mock('@/host/detect', () => ({ currentHost: () => host.name }));
const dialog = () => screen.getByRole('dialog');
const expectNoDialog = () => expect(screen.queryByRole('dialog')).toBeNull();
const inside = () => within(dialog());
/** Both boxes of an agreement have the same label. */
const tickAgreement = () => tap('checkbox', '我已阅读并同意以上协议');
const grantedPoints = () => gatewayState().then(({ points: pointsPopup }) => pointsPopup[me] ?? 0);
const pointsPopup = makePopup('P', { interactionType: 2, lzEntity: { average: 88 } });

describe('confirming a pop-up', () => {
  it('highlights the words of an unticked box, and sends nothing', async () => {
    await freshApp('popups');
    await openHome();
    await tap('button', '同意并继续');
    expect(inside().getByRole('checkbox')).toBeInvalid();
    expect(sentCalls('popupAck')).toHaveLength(0);
    await tickAgreement();
    expect(inside().getByRole('checkbox')).toBeValid();
  });

  it('reports the missing protocol for a second, and sends nothing', async () => {
    await setPopups({
      imageTxt: [
        makePopup('A', {
          windowTxt: '',
          popWinContent: '新的条款',
          protocolName: '条款',
          protocolUrl: '#/guide',
        }),
      ],
    });
    await openHome();
    expect(dialog()).toHaveTextContent('新的条款');
    await tap('button', '同意并继续');
    expect(screen.getByText('请先勾选协议')).toBeInTheDocument();
    expect(inside().getByRole('checkbox')).toBeValid();
    await pass(1_000);
    expect(screen.queryByText('请先勾选协议')).toBeNull();
    expect(sentCalls('popupAck')).toHaveLength(0);
  });

  it('sends window, type, description, business code and token', async () => {
    await setPopups({ agreement: [makePopup('A', { windowType: 3, windowTitle: '新协议' })] });
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

  it('keeps a pop-up whose confirmation fails, states the reason, and can be tried again', async () => {
    await setPopups({ imageTxt: [makePopup('A')] });
    await fault({ call: 'popupAck', kind: 'code', value: '7777', message: '系统维护中' });
    await openHome();
    await tap('button', '我知道了');
    expect(screen.getByText('系统维护中')).toBeInTheDocument();
    await tap('button', '我知道了');
    expectNoDialog();
  });

  it('shows the words of a picture whose host is not listed', async () => {
    await setPopups({
      imageTxt: [makePopup('A', { windowType: 1, windowImageUrl: 'https://evil.example/x.png' })],
    });
    await openHome();
    expect(dialog()).toHaveTextContent('文字 A');
    expect(inside().queryByRole('img')).toBeNull();
  });

  it('shows HTML in its words as text', async () => {
    const words = '<img src=x onerror="alert(1)"><b>粗</b>';
    await setPopups({ imageTxt: [makePopup('A', { windowTxt: '#w', replaceTxt: { '#w': words } })] });
    await openHome();
    expect(inside().getByText(words)).toBeInTheDocument();
  });
});

describe('the points of a pop-up', () => {
  it('are granted once although the answer takes 12 s and the button is tapped again', async () => {
    await setPopups({ imageTxt: [pointsPopup] });
    await openHome();
    await fault({ call: 'grant', kind: 'delay', value: 12_000 });
    await tap('button', '我知道了');
    expect(screen.getByRole('button', { name: '我知道了' })).toBeDisabled();
    await pass(10_000);
    fireEvent.click(screen.getByRole('button', { name: '我知道了' }));
    expect(screen.getByRole('button', { name: '我知道了' })).toBeDisabled();
    await pass(3_000);
    expectNoDialog();
    expect(await grantedPoints()).toBe(88);
    expect(sentCalls('grant')).toHaveLength(1);
  });

  it('are requested again under the same key when no answer came', async () => {
    await setPopups({ imageTxt: [pointsPopup] });
    await fault({ call: 'grant', kind: 'drop', when: 'after', times: 3 });
    await openHome();
    await tap('button', '我知道了');
    await pass(5_000);
    expect(dialog()).toBeInTheDocument();
    await tap('button', '我知道了');
    expectNoDialog();
    expect(await grantedPoints()).toBe(88);
    expect(new Set(sentCalls('grant').map(({ key }) => key))).toEqual(new Set([`popup-grant-${me}-P`]));
    expect(sentCalls('popupAck')).toHaveLength(1);
  });

  it('are not requested where their number is not whole, and the page says so', async () => {
    await setPopups({
      imageTxt: [makePopup('A', { interactionType: 2, lzEntity: { average: '8.8' } }), makePopup('B')],
    });
    await openHome();
    await tap('button', '我知道了');
    expect(screen.getByText('积分数额有误，未到账')).toBeInTheDocument();
    expect(dialog()).toHaveTextContent('文字 B');
    expect(sentCalls('popupAck')).toHaveLength(1);
    expect(sentCalls('grant')).toHaveLength(0);
  });

  it('show the gateway’s words when they are refused, and the next pop-up follows', async () => {
    await setPopups({ imageTxt: [pointsPopup, makePopup('B')] });
    await fault({ call: 'grant', kind: 'code', value: '7001', message: '积分已经领完' });
    await openHome();
    await tap('button', '我知道了');
    expect(screen.getByText('积分已经领完')).toBeInTheDocument();
    expect(dialog()).toHaveTextContent('文字 B');
    await clearFaults();
  });
});

describe('the pop-ups of other lists', () => {
  it('of the system are reported as read, and stay closed for the tab once closed', async () => {
    await setPopups({ system: [makePopup('S'), makePopup('T')] });
    await openHome('/newHome');
    await tap('button', '关闭');
    await tap('button', '我知道了');
    expectNoDialog();
    expect(sentCalls('recordPopLog')).toHaveLength(1);
    await reload();
    expectNoDialog();
    expect(sentCalls('getPopWindow')).toHaveLength(2);
  });

  it('of the life service are reported as read', async () => {
    await setPopups({ life: [makePopup('L')], animation: [makePopup('M')] });
    await openHome('/old-home');
    await tap('button', '我知道了');
    await tap('button', '我知道了');
    expectNoDialog();
    expect(sentCalls('save-pop-record')).toHaveLength(2);
  });

  it('are skipped once for a new person', async () => {
    await setPopups({ imageTxt: [makePopup('A')], newcomers: [me] });
    await openHome();
    expectNoDialog();
    await reload();
    expect(dialog()).toHaveTextContent('文字 A');
  });
});
