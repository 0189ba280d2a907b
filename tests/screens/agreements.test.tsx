import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { agreements } from '@/mocks/agreements/agreement-texts';
import type { MockPopup, Popups } from '@/mocks/popups/popups';
import { useAgreementTexts } from '@/state/agreement-texts';
import { languageChosen } from '@/state/preferences';
import { tap } from '../support/actions';
import { me } from '../support/mock-gateways';
import { observeByHand } from '../support/observer';
import { freshApp, openApp, pass, reload, settled } from '../support/render-app';
import { changeWorld, fault, heal, sentCalls } from '../support/screen-network';

const shown = () => window.location.hash.slice(1);
const main = () => screen.getByRole('main');

beforeEach(() => {
  useAgreementTexts.setState({ texts: {} });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

/** The default world with this pop-up among those of every page. */
async function withPopup(popup: Omit<MockPopup, 'windowId' | 'windowType'>): Promise<void> {
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
    expect(shown()).toBe('/transfer1');
  });

  it('shows the newest one without an id, with the way that it leads', async () => {
    await freshApp('popups');
    await openApp('/popupDetails');
    expect(screen.getByRole('heading', { level: 2, name: '中秋团圆礼盒' })).toBeInTheDocument();
    await tap('button', '去看看');
    expect(shown()).toBe('/transfer1');
  });

  it('reads the other form of the record, and takes links to its agreement through the external link guard', async () => {
    await withPopup({
      popWinContent: '第一行\n第二行',
      protocolName: '活动协议',
      protocolUrl: 'https://evil.example/x',
    });
    await openApp('/popupDetails?id=X1');
    expect(main()).toHaveTextContent('第一行 第二行');
    await tap('button', '活动协议');
    expect(screen.getByRole('dialog', { name: '要离开龙币钱包吗' })).toHaveTextContent('evil.example');
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
  ])('lets nothing of %s through', async (_, windowTxt) => {
    await withPopup({ windowTxt });
    await openApp('/popupDetails?id=X1');
    expect(main()).toHaveTextContent('安全');
    const article = screen.getByRole('article');
    expect(
      article.querySelector('script, form, input, iframe, [onclick], [onerror], [style*="fixed"], #root'),
    ).toBeNull();
  });

  it('fills values in as text, also into HTML', async () => {
    await withPopup({
      windowTxt: '<p>你好 {name}</p>',
      replaceTxt: { '{name}': '<b>晓禾</b><img src=x onerror=alert(1)>' },
    });
    await openApp('/popupDetails?id=X1');
    expect(main()).toHaveTextContent('你好 <b>晓禾</b><img src=x onerror=alert(1)>');
    expect(screen.getByRole('article').querySelector('p b, p img')).toBeNull();
  });

  it('shows words on its button where its type asks for them, whatever image came', async () => {
    const way = { interactionType: 3, gotoUrl: '#/transfer1', windowRightButton: '去转账' };
    const buttonImageUrl = 'data:image/png;base64,AAAA';
    await withPopup({ ...way, buttonImageUrl, buttonType: 1 });
    await openApp('/popupDetails?id=X1');
    expect(screen.getByRole('img', { name: '去转账' })).toBeInTheDocument();
    await withPopup({ ...way, buttonImageUrl, buttonType: 2 });
    await reload();
    expect(screen.queryByRole('img', { name: '去转账' })).toBeNull();
    expect(screen.getByRole('button', { name: '去转账' })).toBeInTheDocument();
  });

  it('says that it does not know an id, or that there is none yet, and leads home', async () => {
    await openApp('/popupDetails?id=nothing');
    expect(screen.getByText('没有找到这条通知')).toBeInTheDocument();
    await tap('button', '回到首页');
    expect(shown()).toBe('/home');
    window.location.hash = '/popupDetails';
    await reload();
    expect(screen.getByText('还没有通知')).toBeInTheDocument();
  });

  it('tells of what did not come, and fetches it at the next try', async () => {
    await freshApp('popups');
    await fault({ call: 'popupDetail', kind: 'html', times: 'always' });
    await openApp('/popupDetails?id=P000');
    expect(screen.getByText('没能取到这条通知')).toBeInTheDocument();
    await heal();
    await tap('button', '再试一次');
    expect(screen.getByRole('heading', { level: 2, name: '国庆送龙币' })).toBeInTheDocument();
  });
});

it('a pop-up of the queue shows its HTML sanitised, and is described by its text', async () => {
  await withPopup({ windowTxt: '<p>读<b>完</b>再说</p><script>alert(1)</script>' });
  await openApp('/home');
  await settled();
  const dialog = screen.getByRole('dialog', { name: '温馨提示' });
  const described = document.getElementById(dialog.getAttribute('aria-describedby') ?? '');
  expect(described).toHaveTextContent('读完再说');
  expect(dialog.querySelector('b')).toHaveTextContent('完');
  expect(dialog.querySelector('script')).toBeNull();
});

describe('/settingAuth2, the privacy policy', () => {
  it('is there without a session, with its version, and without a token sent', async () => {
    await openApp('/settingAuth2', { as: null });
    expect(screen.getByRole('heading', { level: 1, name: '隐私政策' })).toBeInTheDocument();
    expect(main()).toHaveTextContent('2.1 版 · 2026-10-15 起生效');
    expect(screen.getByRole('heading', { level: 2, name: '一、我们用到的信息' })).toBeInTheDocument();
    expect(screen.getAllByRole('cell').length).toBeGreaterThan(6);
  });

  it('leads from its contents to each part', async () => {
    await openApp('/settingAuth2', { as: null });
    const part = screen.getByRole('heading', { level: 2, name: '八、联系我们' });
    await tap('button', '八、联系我们');
    expect(part).toHaveFocus();
    expect(shown()).toBe('/settingAuth2');
  });

  it('takes its links through the external link guard', async () => {
    await openApp('/settingAuth2');
    await tap('link', '授权管理');
    expect(shown()).toBe('/settingAuth');
  });

  it('can be read without a network once it was seen, and says from when it is', async () => {
    await openApp('/settingAuth2', { as: null });
    await fault({ call: 'agreementText', kind: 'drop', times: 'always' });
    await reload();
    await pass(5_000);
    expect(screen.getByRole('heading', { level: 2, name: '八、联系我们' })).toBeInTheDocument();
    expect(screen.getByText('没能取到最新版本，这是 2026-11-21 09:41 看过的内容')).toBeInTheDocument();
    await heal();
    await tap('button', '再试一次');
    expect(screen.queryByText(/没能取到最新版本/)).toBeNull();
  });

  it('tells where it never came', async () => {
    await fault({ call: 'agreementText', kind: 'drop', times: 'always' });
    await openApp('/settingAuth2', { as: null });
    await pass(5_000);
    expect(screen.getByRole('alert')).toHaveTextContent('没能取到协议内容');
    await heal();
    await tap('button', '再试一次');
    expect(main()).toHaveTextContent('2.1 版');
  });

  it.each([
    ['{"texts":{"privacy zh-CN":{"version":7,"html":[]}}}'],
    ['{"texts":{"__proto__":{"version":"1"}}}'],
    ['[1,2'],
    ['{"texts":null}'],
  ])('is not spoilt by what is stored: %s', async (stored) => {
    localStorage.setItem('agreement-texts', stored);
    useAgreementTexts.reread();
    await openApp('/settingAuth2', { as: null });
    expect(main()).toHaveTextContent('2.1 版');
  });

  it('is there in English, contents and all', async () => {
    await openApp('/settingAuth2', { as: null });
    languageChosen('en-US');
    await settled();
    expect(screen.getByRole('heading', { level: 2, name: '1. What we use' })).toBeInTheDocument();
    expect(main()).toHaveTextContent('Contents · 8 parts');
    expect(main().textContent).not.toMatch(/[\u4e00-\u9fff]/);
  });
});

describe('/settingAuth3, redeeming without password', () => {
  const agreeButton = () => screen.getByRole('button', { name: '同意免密兑换' });

  async function readToTheEnd(): Promise<void> {
    const { see } = observeByHand();
    await openApp('/settingAuth3');
    expect(agreeButton()).toBeDisabled();
    expect(main().parentElement).toHaveTextContent('读到结尾后可以同意');
    see(true);
    await settled();
  }

  it('cannot be agreed to before its end was in sight', async () => {
    await readToTheEnd();
    expect(agreeButton()).toBeEnabled();
    expect(screen.getByText('已读到结尾')).toBeInTheDocument();
  });

  it('says when which version was agreed to, also after a reload', async () => {
    await readToTheEnd();
    await tap('button', '同意免密兑换');
    expect(main()).toHaveTextContent('你在 2026-11-21 09:41 同意了 1.3 版');
    await reload();
    expect(main()).toHaveTextContent('同意了 1.3 版');
    expect(screen.queryByRole('button', { name: '同意免密兑换' })).toBeNull();
  });

  it('is agreed to once, however often it is tapped', async () => {
    await readToTheEnd();
    const button = agreeButton();
    for (let tapped = 0; tapped < 5; tapped += 1) fireEvent.click(button);
    await settled();
    expect(sentCalls('agree')).toHaveLength(1);
  });

  it('is withdrawn from only after a question', async () => {
    await readToTheEnd();
    await tap('button', '同意免密兑换');
    await tap('button', '收回同意');
    await tap('button', '先留着');
    expect(main()).toHaveTextContent('同意了 1.3 版');
    await tap('button', '收回同意');
    fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: '收回同意' }));
    await settled();
    expect(main()).toHaveTextContent('还没有同意');
  });

  it('asks again for a newer version, after that one was read', async () => {
    await changeWorld((state) => ({
      ...state,
      authorisations: {
        ...state.authorisations,
        redemption: { [me]: { version: '1.2', time: Date.UTC(2026, 4, 1) } },
      },
    }));
    await readToTheEnd();
    expect(main()).toHaveTextContent('协议已更新到 1.3 版');
    expect(main()).toHaveTextContent('你同意的是 1.2 版，已不再有效');
    await tap('button', '同意免密兑换');
    expect(main()).toHaveTextContent('同意了 1.3 版');
  });

  it('keeps what was read through a failure, and agrees at the next try', async () => {
    await readToTheEnd();
    await fault({ call: 'agreeRedemption', kind: 'code', value: '7777', message: '系统维护中' });
    await tap('button', '同意免密兑换');
    expect(screen.getByText('系统维护中')).toBeInTheDocument();
    expect(main()).toHaveTextContent('还没有同意');
    await tap('button', '同意免密兑换');
    expect(main()).toHaveTextContent('同意了 1.3 版');
  });

  it('can be read on with a button, and a kept text of another version cannot be agreed to', async () => {
    const { see } = observeByHand();
    const text = { version: '1.1', date: '2025-01-01', html: '<p>旧的内容</p>', readAt: 1 };
    useAgreementTexts.setState({ texts: { 'redemption zh-CN': text } });
    await fault({ call: 'agreementText', kind: 'drop', times: 'always' });
    await openApp('/settingAuth3');
    see(true);
    await pass(5_000);
    expect(main()).toHaveTextContent('旧的内容');
    expect(agreeButton()).toBeDisabled();
    const scroll = vi.spyOn(window, 'scrollBy').mockImplementation(() => undefined);
    await tap('button', '往下读');
    expect(scroll).toHaveBeenCalled();
  });
});

it('the texts of the mock stand in the shape that the sanitiser lets through', () => {
  const allowed = /^<\/?(p|h2|ul|ol|li|table|thead|tbody|tr|th|td|a)( href="#\/\w+")?>$/;
  for (const { texts } of Object.values(agreements))
    for (const text of Object.values(texts))
      expect((text.match(/<[^>]*>/g) ?? []).filter((tag) => !allowed.test(tag))).toEqual([]);
});
