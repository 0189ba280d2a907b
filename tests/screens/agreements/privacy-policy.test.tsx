import { screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useAgreementTexts } from '@/areas/agreements/state';
import { agreements } from '@/mocks/agreements/agreement-texts';
import { languageChosen } from '@/state/preferences';
import { address, main, tap } from '../../support/actions';
import { clearFaults, fault } from '../../support/gateways/screen-network';
import { openApp, pass, reload, settled } from '../../support/render-app';

const { version, date } = agreements.privacy;

beforeEach(() => {
  useAgreementTexts.setState({ texts: {} });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('/settingAuth2', () => {
  it('shows the privacy policy with its version without a session, and sends no token', async () => {
    await openApp('/settingAuth2', { as: null });
    expect(screen.getByRole('heading', { level: 1, name: '隐私政策' })).toBeInTheDocument();
    expect(main()).toHaveTextContent(`${version} 版 · ${date} 起生效`);
    expect(screen.getByRole('heading', { level: 2, name: '一、我们使用的信息' })).toBeInTheDocument();
    expect(screen.getAllByRole('cell').length).toBeGreaterThan(6);
  });

  it('links from its contents to each part', async () => {
    await openApp('/settingAuth2', { as: null });
    const part = screen.getByRole('heading', { level: 2, name: '八、联系我们' });
    await tap('button', '八、联系我们');
    expect(part).toHaveFocus();
    expect(address()).toBe('#/settingAuth2');
  });

  it('opens its links through the external link guard', async () => {
    await openApp('/settingAuth2');
    await tap('link', '授权管理');
    expect(address()).toBe('#/settingAuth');
  });

  it('can be read offline once it was opened, with the date of its fetch', async () => {
    await openApp('/settingAuth2', { as: null });
    await fault({ call: 'agreementText', kind: 'drop', times: 'always' });
    await reload();
    await pass(5_000);
    expect(screen.getByRole('heading', { level: 2, name: '八、联系我们' })).toBeInTheDocument();
    expect(screen.getByText('最新版本加载失败，以下是 2026-11-21 09:41 看过的内容')).toBeInTheDocument();
    await clearFaults();
    await tap('button', '再试一次');
    expect(screen.queryByText(/最新版本加载失败/)).toBeNull();
  });

  it('says that it could not be read when it was never fetched', async () => {
    await fault({ call: 'agreementText', kind: 'drop', times: 'always' });
    await openApp('/settingAuth2', { as: null });
    await pass(5_000);
    expect(screen.getByRole('alert')).toHaveTextContent('协议内容加载失败');
    await clearFaults();
    await tap('button', '再试一次');
    expect(main()).toHaveTextContent(`${version} 版`);
  });

  it.each([
    ['{"texts":{"privacy zh-CN":{"version":7,"html":[]}}}'],
    ['{"texts":{"__proto__":{"version":"1"}}}'],
    ['[1,2'],
    ['{"texts":null}'],
  ])('ignores invalid stored texts: %s', async (stored) => {
    localStorage.setItem('agreement-texts', stored);
    useAgreementTexts.reread();
    await openApp('/settingAuth2', { as: null });
    expect(main()).toHaveTextContent(`${version} 版`);
  });

  it('is available in English, with its contents', async () => {
    await openApp('/settingAuth2', { as: null });
    languageChosen('en-US');
    await settled();
    expect(screen.getByRole('heading', { level: 2, name: '1. What we use' })).toBeInTheDocument();
    expect(main()).toHaveTextContent('Contents · 8 parts');
    expect(main().textContent).not.toMatch(/[\u4e00-\u9fff]/);
  });
});
