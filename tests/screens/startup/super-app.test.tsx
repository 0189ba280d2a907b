import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { environment } from '@/app/environment';
import type { HostName } from '@/domain/session/host';
import { sessionExpired } from '@/state/app-status';
import { sessionGiven } from '@/state/session';
import { tap } from '../../support/actions';
import { openApp, pass, settled } from '../../support/render-app';

const host = vi.hoisted(() => ({
  name: 'browser' as HostName,
  said: [] as string[],
  answer: (): Promise<void> => Promise.resolve(),
}));

vi.mock('@/host/detect', () => ({ currentHost: () => host.name }));
vi.mock('@/host/current', async (original) => {
  const recordCall = (what: string) => {
    host.said.push(what);
    return host.answer();
  };
  return {
    ...(await original<typeof import('@/host/current')>()),
    theHost: () =>
      Promise.resolve({
        setTitle: (title: string) => recordCall(`title ${title}`),
        pageFinished: () => recordCall('finished'),
        openPage: (path: string) => recordCall(`open ${path}`),
        close: () => recordCall('close'),
      }),
  };
});

beforeEach(() => {
  host.name = 'super-app';
  host.said = [];
  host.answer = () => Promise.resolve();
});

describe('the title bar of the super app', () => {
  it('has the title of each page, and is notified 300 ms after each navigation', async () => {
    await openApp('/home');
    await pass(300);
    expect(host.said[0]).toBe('title 龙币钱包');
    expect(host.said.filter((said) => said === 'finished')).toHaveLength(1);
    host.said = [];
    await tap('link', '账单');
    expect(host.said).toEqual(['title 账户明细']);
    await pass(200);
    expect(host.said).toEqual(['title 账户明细']);
    await pass(100);
    expect(host.said).toEqual(['title 账户明细', 'finished']);
  });

  it('is notified once when two navigations follow each other closely', async () => {
    await openApp('/home');
    await pass(300);
    host.said = [];
    await tap('link', '账单');
    await tap('button', '返回');
    await pass(300);
    expect(host.said.filter((said) => said === 'finished')).toHaveLength(1);
    expect(host.said[host.said.length - 2]).toBe('title 龙币钱包');
  });

  it.each<[what: string, answer: () => Promise<void>]>([
    ['refuses', () => Promise.reject(new Error('dead'))],
    ['never answers', () => new Promise(() => undefined)],
  ])('does not disturb the app when its bridge %s', async (_what, answer) => {
    host.answer = answer;
    await openApp('/home');
    await tap('link', '账单');
    await pass(10_000);
    expect(document.title).toBe('账户明细');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('is not used in another host', async () => {
    host.name = 'browser';
    await openApp('/home');
    await pass(1_000);
    expect(host.said).toEqual([]);
  });
});

describe('the dock', () => {
  it.each<[HostName, boolean]>([
    ['super-app', false],
    ['channel-app', false],
    ['maia', true],
    ['mini-program', true],
    ['social-browser', true],
    ['browser', true],
  ])('in %s is drawn by the app: %s', async (name, drawn) => {
    host.name = name;
    await openApp('/home');
    expect(screen.queryByRole('navigation', { name: '主导航' }) !== null).toBe(drawn);
  });
});

describe('an expired session in a host', () => {
  it('opens the page of the mini-program that is its return address', async () => {
    host.name = 'mini-program';
    sessionGiven({ lbReturnUrl: '/pages/mine/index' });
    await openApp('/home');
    sessionExpired();
    await pass(1_400);
    expect(host.said).toEqual([]);
    await pass(200);
    expect(host.said).toEqual(['open /pages/mine/index']);
  });

  it('closes the view when the mini-program does not open the page', async () => {
    host.name = 'mini-program';
    host.answer = () => Promise.reject(new Error('not opened'));
    sessionGiven({ lbReturnUrl: '/pages/gone/index' });
    await openApp('/home');
    sessionExpired();
    await pass(1_600);
    expect(host.said).toEqual(['open /pages/gone/index', 'close']);
  });

  it('opens the address of the host app that is its return address', async () => {
    const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
    host.name = 'maia';
    const [scheme = ''] = environment.hostSchemes;
    sessionGiven({ lbReturnUrl: `${scheme}://wallet` });
    await openApp('/home');
    sessionExpired();
    await pass(1_600);
    expect(assign).toHaveBeenCalledExactlyOnceWith(`${scheme}://wallet`);
    expect(host.said).not.toContain('close');
  });

  it('closes the view when the scheme of the return address is not listed', async () => {
    host.name = 'maia';
    sessionGiven({ lbReturnUrl: 'elsewhere://wallet' });
    await openApp('/home');
    sessionExpired();
    await pass(1_600);
    expect(host.said).toEqual(['close']);
  });

  it('goes back in the app when the host does not close the view', async () => {
    host.name = 'maia';
    host.answer = () => Promise.reject(new Error('not closed'));
    sessionGiven({ lbReturnUrl: 'maia://wallet' });
    await openApp('/home');
    await tap('link', '账单');
    sessionExpired();
    await pass(1_600);
    await settled();
    expect(window.location.hash).toBe('#/home');
  });
});
