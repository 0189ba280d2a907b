import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useAgreementTexts } from '@/areas/agreements/state';
import { appStatusMessages } from '@/messages/app-status';
import type { MockPopup, Popups } from '@/mocks/popups/popups';
import { address, main, tap } from '../../support/actions';
import { changeWorld, clearFaults, fault } from '../../support/gateways/screen-network';
import { freshApp, openApp, reload, settled } from '../../support/render-app';

beforeEach(() => {
  useAgreementTexts.setState({ texts: {} });
});
afterEach(() => {
  vi.unstubAllGlobals();
});
/** Adds this pop-up to those of the default world. */
async function addPopup(popup: Omit<MockPopup, 'windowId' | 'windowType'>): Promise<void> {
  const imageTxt: Popups['imageTxt'] = [{ windowId: 'X1', windowType: 2, ...popup }];
  await changeWorld((state) => ({ ...state, popups: { ...state.popups, imageTxt } }));
}

describe('/popupDetails', () => {
  it('shows one pop-up whole, with its HTML and its values, and says that it is over', async () => {
    await freshApp('popups');
    await openApp('/popupDetails?id=P000');
    expect(screen.getByRole('heading', { level: 2, name: '国庆送龙币' })).toBeInTheDocument();
    expect(main()).toHaveTextContent('已结束');
    expect(
      within(main())
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(['打开转账，选一位同事', '写一句祝福', '送出后，双方各会收到 8.8 龙币']);
    await tap('link', '转账');
    expect(address()).toBe('#/transfer1');
  });

  it('shows the newest one without an id, with its link', async () => {
    await freshApp('popups');
    await openApp('/popupDetails');
    expect(screen.getByRole('heading', { level: 2, name: '云杉团圆礼盒' })).toBeInTheDocument();
    await tap('button', '去看看');
    expect(address()).toBe('#/transfer1');
  });

  it('reads the other form of the record, and opens links to its agreement through the external link guard', async () => {
    await addPopup({
      popWinContent: '第一行\n第二行',
      protocolName: '活动协议',
      protocolUrl: 'https://evil.example/x',
    });
    await openApp('/popupDetails?id=X1');
    expect(main()).toHaveTextContent('第一行 第二行');
    await tap('button', '活动协议');
    expect(screen.getByRole('dialog', { name: '即将离开龙币钱包' })).toHaveTextContent('evil.example');
  });

  it.each([
    ['a script', '<p>安全</p><script>alert(1)</script>'],
    ['an event', '<p onclick="alert(1)">安全</p><img src=x onerror="alert(1)">'],
    [
      'a form with a password field',
      '<form action="https://evil.example/">安全<input type="password"></form>',
    ],
    ['a frame', '<iframe srcdoc="<script>alert(1)</script>"></iframe><p>安全</p>'],
    ['a layer over everything', '<div style="position:fixed;inset:0" class="x" id="root">安全</div>'],
  ])('removes %s', async (_, windowTxt) => {
    await addPopup({ windowTxt });
    await openApp('/popupDetails?id=X1');
    expect(main()).toHaveTextContent('安全');
    const article = screen.getByRole('article');
    expect(
      article.querySelector('script, form, input, iframe, [onclick], [onerror], [style*="fixed"], #root'),
    ).toBeNull();
  });

  it.each(['javascript:alert(1)', '//evil.example', 'https://good.example@evil.example/'])(
    'says that a link to %s cannot be opened once it is tapped',
    async (href) => {
      await addPopup({ windowTxt: `<p>看<a href="${href}">这里</a></p>` });
      await openApp('/popupDetails?id=X1');
      await tap('link', '这里');
      expect(screen.getByText(appStatusMessages.zh.addressRefused)).toBeInTheDocument();
    },
  );

  it('inserts values as text, also into HTML', async () => {
    await addPopup({
      windowTxt: '<p>你好 {name}</p>',
      replaceTxt: { '{name}': '<b>晓禾</b><img src=x onerror=alert(1)>' },
    });
    await openApp('/popupDetails?id=X1');
    expect(main()).toHaveTextContent('你好 <b>晓禾</b><img src=x onerror=alert(1)>');
    expect(screen.getByRole('article').querySelector('p b, p img')).toBeNull();
  });

  it('shows words on its button when its type requires them, whatever image came', async () => {
    const way = { interactionType: 3, gotoUrl: '#/transfer1', windowRightButton: '去转账' };
    const buttonImageUrl = 'data:image/png;base64,AAAA';
    await addPopup({ ...way, buttonImageUrl, buttonType: 1 });
    await openApp('/popupDetails?id=X1');
    expect(screen.getByRole('img', { name: '去转账' })).toBeInTheDocument();
    await addPopup({ ...way, buttonImageUrl, buttonType: 2 });
    await reload();
    expect(screen.queryByRole('img', { name: '去转账' })).toBeNull();
    expect(screen.getByRole('button', { name: '去转账' })).toBeInTheDocument();
  });

  it('says that an id is unknown, or that there is none yet, and links home', async () => {
    await openApp('/popupDetails?id=nothing');
    expect(screen.getByText('没有找到这条通知')).toBeInTheDocument();
    await tap('button', '返回首页');
    expect(address()).toBe('#/home');
    window.location.hash = '/popupDetails';
    await reload();
    expect(screen.getByText('还没有通知')).toBeInTheDocument();
  });

  it('says that it could not be read, and fetches it at the next try', async () => {
    await freshApp('popups');
    await fault({ call: 'popupDetail', kind: 'html', times: 'always' });
    await openApp('/popupDetails?id=P000');
    expect(screen.getByText('通知加载失败')).toBeInTheDocument();
    await clearFaults();
    await tap('button', '再试一次');
    expect(screen.getByRole('heading', { level: 2, name: '国庆送龙币' })).toBeInTheDocument();
  });
});

it('shows the HTML of a queued pop-up sanitised, and describes it by its text', async () => {
  await addPopup({ windowTxt: '<p>读<b>完</b>再说</p><script>alert(1)</script>' });
  await openApp('/home');
  await settled();
  const dialog = screen.getByRole('dialog', { name: '温馨提示' });
  const described = document.getElementById(dialog.getAttribute('aria-describedby') ?? '');
  expect(described).toHaveTextContent('读完再说');
  expect(dialog.querySelector('b')).toHaveTextContent('完');
  expect(dialog.querySelector('script')).toBeNull();
});
