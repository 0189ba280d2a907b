import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { logInKeyOf, tokenOf } from '@/mocks/core/identity';
import { sessionGiven } from '@/state/session';
import { choose, main, tap, visit } from '../../support/actions';
import { zhou } from '../../support/gateways/mock-gateways';
import { freshApp, openApp, reload, settled } from '../../support/render-app';

let scrolledTo = 0;
beforeEach(() => {
  scrolledTo = 0;
  Object.defineProperty(window, 'scrollY', { get: () => scrolledTo, configurable: true });
  vi.spyOn(window, 'scrollTo').mockImplementation((_left, top) => {
    scrolledTo = Number(top);
  });
});

describe('the page of all scenes', () => {
  it('groups its scenes and shows one chosen group', async () => {
    await openApp('/allScene');
    expect(screen.getByRole('heading', { name: '送同事' })).toBeInTheDocument();
    expect(within(main()).getByRole('link', { name: /^转账中心/ })).toHaveAttribute(
      'href',
      '#/transfer-page',
    );
    fireEvent.click(screen.getByRole('radio', { name: '出行' }));
    await settled();
    expect(
      within(main())
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(['打车', '行程']);
  });

  it('searches scenes by their words, and offers all of them when nothing is found', async () => {
    await openApp('/allScene');
    fireEvent.change(screen.getByRole('searchbox', { name: '搜索场景' }), { target: { value: '话费' } });
    await settled();
    expect(screen.getByText('找到 2 个场景')).toBeInTheDocument();
    expect(within(main()).getByRole('link', { name: /^话费/ })).toHaveAttribute('href', '#/rechargeNewTel');
    fireEvent.change(screen.getByRole('searchbox', { name: '搜索场景' }), { target: { value: '火箭' } });
    await settled();
    expect(main()).toHaveTextContent('没有找到相关场景');
    await tap('button', '查看全部场景');
    expect(screen.getByRole('heading', { name: '出行' })).toBeInTheDocument();
  });

  it('shows the four scenes that were opened last, the newest first, and none of the person before', async () => {
    await openApp('/guide');
    for (const address of ['/settingNew', '/news-list', '/longballDetail', '/red-packets', '/allScene']) {
      await visit(address);
    }
    const recent = () => screen.queryByRole('heading', { name: '最近使用' })?.closest('section');
    const names = within(recent() ?? main())
      .getAllByRole('link')
      .map(({ textContent }) => textContent);
    expect(names).toEqual(['红包', '账单', '资讯', '设置']);
    await choose('radio', '出行');
    expect(recent()).toBeUndefined();
    await choose('radio', '全部');
    sessionGiven({ token: tokenOf(zhou), loginToken: logInKeyOf(zhou) });
    await reload();
    expect(screen.getByRole('heading', { name: '送同事' })).toBeInTheDocument();
    expect(recent()).toBeUndefined();
  });

  it('leaves out what a wallet member cannot do', async () => {
    await freshApp('wallet-mode');
    await openApp('/allScene', { sysType: 'WALLET' });
    expect(screen.queryByRole('heading', { name: '送同事' })).toBeNull();
    expect(screen.queryByRole('radio', { name: '团队' })).toBeNull();
    expect(screen.queryByRole('link', { name: '转账' })).toBeNull();
    expect(screen.getByRole('link', { name: '打车' })).toBeInTheDocument();
  });
});
