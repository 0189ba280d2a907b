import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { chunkLoadTimeout } from '@/domain/constants';
import { notify } from '@/state/notifications';
import { sessionGiven } from '@/state/session';
import { fillTransfer, openConfirmation, sheet, tap } from '../../support/actions';
import { openApp, pass, settled } from '../../support/render-app';

const isProtected = vi.hoisted(() => ({ pages: [] as string[] }));
const missingChunkMessage =
  'Failed to fetch dynamically imported module: https://app.example/assets/guide-Ab12.js';

vi.mock('@/app/routes', async (original) => {
  const { Broken } = await import('../../support/samples/sample-screens');
  const actual = await original<typeof import('@/app/routes')>();
  const routes = {
    ...actual.routes,
    '/allScene': () => Promise.resolve({ default: Broken }),
    '/bigdata': () => new Promise<never>(() => undefined),
    '/guide': () => Promise.reject(new TypeError(missingChunkMessage)),
  };
  return { ...actual, routes };
});

vi.mock('@/domain/activation/protected-pages', async (original) => {
  const actual = await original<typeof import('@/domain/activation/protected-pages')>();
  const needsActivation: typeof actual.needsActivation = (address, isLoggedIn) =>
    actual.needsActivation(address, isLoggedIn, isProtected.pages as (typeof address)[]);
  return { ...actual, needsActivation };
});

beforeEach(() => {
  isProtected.pages = [];
});

describe('a page that cannot be shown', () => {
  beforeEach(() => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
  });

  it('because it crashed keeps the shell working, and offers a retry and the way home', async () => {
    await openApp('/allScene');
    expect(screen.getByRole('alert')).toHaveTextContent('没能打开这个页面');
    await tap('button', '再试一次');
    expect(screen.getByRole('alert')).toHaveTextContent('没能打开这个页面');
    await tap('button', '返回首页');
    expect(screen.getByRole('heading', { name: '可用龙币' })).toBeInTheDocument();
    expect(screen.queryByText('没能打开这个页面')).toBeNull();
  });

  it('because a new release removed its code names the page, and offers to reload', async () => {
    await openApp('/guide');
    expect(screen.getByRole('alert')).toHaveTextContent('“guide-Ab12”加载失败');
    const reload = vi
      .spyOn(window.location, 'reload')
      .mockImplementation(() => undefined)
      .mockClear();
    await tap('button', '重新加载');
    expect(reload).toHaveBeenCalledOnce();
  });

  it('because its code does not arrive says so after 120 s, and no sooner', async () => {
    await openApp('/bigdata');
    await pass(chunkLoadTimeout - 1_000);
    expect(screen.queryByRole('alert')).toBeNull();
    await pass(1_000);
    expect(screen.getByRole('alert')).toHaveTextContent('“bigdata”加载失败');
    expect(screen.getByRole('button', { name: '重新加载' })).toBeInTheDocument();
    await tap('button', '返回首页');
    expect(screen.getByRole('heading', { name: '可用龙币' })).toBeInTheDocument();
  });
});

describe('every navigation closes', () => {
  it('an alert that has to be confirmed', async () => {
    await openApp('/home');
    act(() => void notify('您还没有龙币账户', 'alert'));
    await settled();
    expect(screen.getByRole('dialog')).toHaveTextContent('您还没有龙币账户');
    await tap('link', '账单');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('a question about an outside address', async () => {
    await openApp('/home');
    const { openExternal } = await import('@/state/external-navigation');
    act(() => openExternal('https://elsewhere.example/'));
    await settled();
    expect(screen.getByRole('dialog')).toHaveTextContent('elsewhere.example');
    await tap('link', '账单');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('a sheet of the page, while a sheet with its own history entry is closed once by back', async () => {
    await fillTransfer();
    await openConfirmation();
    expect(sheet()).toBeInTheDocument();
    window.history.back();
    await settled();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(window.location.hash).toBe('#/transfer1');
  });
});

describe('the frame of pages', () => {
  it('has a back header by default, and when the session asks for one', async () => {
    await openApp('/longballDetail?showHeader=1');
    expect(screen.getByRole('button', { name: '返回' })).toBeInTheDocument();
  });

  it('has no header when the session says so, now and later, and still exposes the title', async () => {
    await openApp('/longballDetail?showHeader=0');
    expect(screen.queryByRole('button', { name: '返回' })).toBeNull();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('账户明细');
    expect(localStorage.getItem('session')).toContain('"showHeader":false');
  });

  const fadeDirection = () => document.querySelector('[data-fade]')?.getAttribute('data-fade') ?? null;

  it('fades from page to page in a LONGCOIN session, except on the first page and between steps of a page', async () => {
    await openApp('/');
    expect(window.location.hash).toBe('#/home');
    expect(fadeDirection()).toBeNull();
    await tap('link', '转账');
    expect(fadeDirection()).toBe('1');
    await tap('button', '账单');
    expect(fadeDirection()).toBe('0');
    fireEvent.click(screen.getByRole('radio', { name: '收到' }));
    await settled();
    expect(window.location.hash).toContain('?');
    expect(fadeDirection()).toBe('0');
  });

  it('does not fade in a WALLET session', async () => {
    await openApp('/home', { sysType: 'WALLET' });
    await tap('link', '账单');
    expect(fadeDirection()).toBeNull();
  });
});

describe('the redirect to /activation', () => {
  it('is not used by default: a page without a session says so itself', async () => {
    await openApp('/transfer1', { as: null });
    expect(window.location.hash).toBe('#/transfer1');
  });

  it('applies to a page on its list when nobody is logged in', async () => {
    isProtected.pages = ['/transfer1'];
    await openApp('/transfer1', { as: null });
    expect(window.location.hash).toBe('#/activation');
    sessionGiven({ token: 'somebody' });
    await settled();
    await openApp('/transfer1');
    expect(window.location.hash).toBe('#/transfer1');
  });
});

describe('an address that changes during the first render', () => {
  it('is the one whose page is shown', async () => {
    const listen = window.addEventListener.bind(window);
    vi.spyOn(window, 'addEventListener').mockImplementation((...listener: Parameters<typeof listen>) => {
      // The router has read the address, and only now starts to listen.
      if (listener[0] === 'popstate') window.history.replaceState(null, '', '/#/transfer1');
      listen(...listener);
    });
    await openApp('/home');
    expect(screen.getByRole('textbox', { name: '每人收到的龙币' })).toBeVisible();
  });
});
