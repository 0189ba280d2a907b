import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { tap } from '../support/actions';
import { freshApp, openApp, settled } from '../support/render-app';

const main = () => screen.getByRole('main');
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
    expect(main()).toHaveTextContent('没有这样的场景');
    await tap('button', '看全部场景');
    expect(screen.getByRole('heading', { name: '出行' })).toBeInTheDocument();
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
