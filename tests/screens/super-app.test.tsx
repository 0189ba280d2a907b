import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { HostName } from '@/domain/session/host';
import { sessionGiven } from '@/state/session';
import { sessionExpired } from '@/state/app-status';
import { tap } from '../support/actions';
import { openApp, pass, settled } from '../support/render-app';

const place = vi.hoisted(() => ({
  name: 'browser' as HostName,
  said: [] as string[],
  answer: (): Promise<void> => Promise.resolve(),
}));

vi.mock('@/host/detect', () => ({ currentHost: () => place.name }));
vi.mock('@/host/current', async (original) => {
  const say = (what: string) => {
    place.said.push(what);
    return place.answer();
  };
  return {
    ...(await original<typeof import('@/host/current')>()),
    theHost: () =>
      Promise.resolve({
        setTitle: (title: string) => say(`title ${title}`),
        pageFinished: () => say('finished'),
        close: () => say('close'),
      }),
  };
});

beforeEach(() => {
  place.name = 'super-app';
  place.said = [];
  place.answer = () => Promise.resolve();
});

describe('the super app’s own bar', () => {
  it('bears the title of each page, and hears 300 ms after each navigation that the page stands', async () => {
    await openApp('/home');
    await pass(300);
    expect(place.said[0]).toBe('title 龙币钱包');
    expect(place.said.filter((said) => said === 'finished')).toHaveLength(1);
    place.said = [];
    await tap('link', '账单');
    expect(place.said).toEqual(['title 账户明细']);
    await pass(200);
    expect(place.said).toEqual(['title 账户明细']);
    await pass(100);
    expect(place.said).toEqual(['title 账户明细', 'finished']);
  });

  it('hears of a page once where two navigations follow each other closely', async () => {
    await openApp('/home');
    await pass(300);
    place.said = [];
    await tap('link', '账单');
    await tap('button', '返回');
    await pass(300);
    expect(place.said.filter((said) => said === 'finished')).toHaveLength(1);
    expect(place.said[place.said.length - 2]).toBe('title 龙币钱包');
  });

  it.each<[what: string, answer: () => Promise<void>]>([
    ['refuses', () => Promise.reject(new Error('dead'))],
    ['never answers', () => new Promise(() => undefined)],
  ])('disturbs nothing where its bridge %s', async (_what, answer) => {
    place.answer = answer;
    await openApp('/home');
    await tap('link', '账单');
    await pass(10_000);
    expect(document.title).toBe('账户明细');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('is asked for nothing in another host', async () => {
    place.name = 'browser';
    await openApp('/home');
    await pass(1_000);
    expect(place.said).toEqual([]);
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
    place.name = name;
    await openApp('/home');
    expect(screen.queryByRole('navigation', { name: '主导航' }) !== null).toBe(drawn);
  });
});

describe('a session that is over in a host', () => {
  it('gives the view back to the host where the return address is one of its own pages', async () => {
    place.name = 'mini-program';
    sessionGiven({ lbReturnUrl: '/pages/mine/index' });
    await openApp('/home');
    sessionExpired();
    await pass(1_600);
    expect(place.said).toEqual(['close']);
  });

  it('goes back in the app where the host does not close the view', async () => {
    place.name = 'maia';
    place.answer = () => Promise.reject(new Error('not closed'));
    sessionGiven({ lbReturnUrl: 'maia://wallet' });
    await openApp('/home');
    await tap('link', '账单');
    sessionExpired();
    await pass(1_600);
    await settled();
    expect(window.location.hash).toBe('#/home');
  });
});
