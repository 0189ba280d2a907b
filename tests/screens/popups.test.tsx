import { act, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { openExternal } from '@/state/external-navigation';
import { languageChosen } from '@/state/preferences';
import { tap } from '../support/actions';
import { me } from '../support/mock-gateways';
import { seeEverything } from '../support/observer';
import { withPopups, note, openHome } from '../support/popups';
import { freshApp, openApp, reload, settled } from '../support/render-app';
import { fault, gatewayState, sentCalls } from '../support/screen-network';

seeEverything();
const host = vi.hoisted(() => ({ name: 'browser' }));
vi.mock('@/host/detect', () => ({ currentHost: () => host.name }));
const shown = () => screen.getByRole('dialog');
const none = () => expect(screen.queryByRole('dialog')).toBeNull();
const inside = () => within(shown());
/** Of an agreement: both boxes have the words of the record. */
const tick = () => tap('checkbox', '我已阅读并同意以上协议');
const grants = () => gatewayState().then(({ points }) => points[me] ?? 0);
/** Goes to another page within the app. */
async function goTo(address: string): Promise<void> {
  act(() => openExternal(address));
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

it('in a mini-program closing one closes all', async () => {
  host.name = 'mini-program';
  await withPopups({ imageTxt: [note('A'), note('B')] });
  await openHome();
  fireEvent.keyDown(shown(), { key: 'Escape' });
  await settled();
  none();
  host.name = 'browser';
});
