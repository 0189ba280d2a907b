import { screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useAgreementTexts } from '@/state/agreement-texts';
import { languageChosen } from '@/state/preferences';
import { tap } from '../support/actions';
import { openApp, pass, reload, settled } from '../support/render-app';
import { fault, heal } from '../support/screen-network';

const shown = () => window.location.hash.slice(1);
const main = () => screen.getByRole('main');
beforeEach(() => {
  useAgreementTexts.setState({ texts: {} });
});
afterEach(() => {
  vi.unstubAllGlobals();
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
