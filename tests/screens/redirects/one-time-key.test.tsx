import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { environment } from '@/app/environment';
import { tokenOf } from '@/mocks/core/identity';
import { sessionGiven } from '@/state/session';
import { tap } from '../../support/actions';
import { me } from '../../support/gateways/mock-gateways';
import { clearFaults, fault } from '../../support/gateways/screen-network';
import { assign, shownPage, watchExits } from '../../support/redirects';
import { freshApp, openAgain, openApp, pass } from '../../support/render-app';

vi.mock('@/host/current', async (original) => ({
  ...(await original<object>()),
  theHost: (await import('../../support/hosts/exit-host')).theHost,
}));
watchExits();

describe.each([
  ['/linkToGuanAiTong', environment.carePlatform, '关爱通'],
  ['/linkToLongCoinShop', environment.shoppingArea, '龙币商城'],
])('%s', (address, place, name) => {
  it('leads to the environment’s address with a fresh key, buCode and channel, and never with the token', async () => {
    await openApp(address);
    expect(assign).toHaveBeenCalledOnce();
    const url = new URL(String(assign.mock.calls[0]?.[0]));
    expect(url.origin + url.pathname).toBe(place);
    expect(Object.fromEntries(url.searchParams)).toEqual({
      key: expect.stringMatching(/^key-LX100001-/) as string,
      buCode: 'S00000',
      channel: 'S0',
    });
  });

  it('uses business unit and channel of the session when it has them', async () => {
    sessionGiven({ buCode: 'B7', channel: 'C7' });
    await openApp(address);
    expect(String(assign.mock.calls[0]?.[0])).toMatch(/buCode=B7&channel=C7$/);
  });

  it('states why there is no key, and tries again', async () => {
    await fault({ call: 'tokenToKey', kind: 'code', value: '7777', message: '系统维护中', times: 'always' });
    await openApp(address);
    expect(screen.getByRole('alert')).toHaveTextContent(`没能打开${name}`);
    expect(screen.getByRole('alert')).toHaveTextContent('系统维护中');
    expect(assign).not.toHaveBeenCalled();
    await clearFaults();
    await tap('button', '再试一次');
    expect(assign).toHaveBeenCalledOnce();
  });

  it('says that it takes long, and links home', async () => {
    await fault({ call: 'tokenToKey', kind: 'hang', times: 'always' });
    await openApp(address);
    expect(screen.getByText(`正在前往${name}`)).toBeInTheDocument();
    await pass(8_000);
    await tap('button', '返回首页');
    expect(shownPage()).toBe('/home');
    expect(assign).not.toHaveBeenCalled();
  });

  it('does not lead out again after coming back, unless asked to', async () => {
    await openApp(address);
    const state: unknown = window.history.state;
    const { hash } = window.location;
    document.body.innerHTML = '';
    await freshApp();
    sessionGiven({ token: tokenOf(me) });
    window.history.replaceState(state, '', `/${hash}`);
    await openAgain();
    expect(assign).toHaveBeenCalledOnce();
    await tap('button', '再次前往');
    expect(assign).toHaveBeenCalledTimes(2);
  });
});

describe('the shopping area', () => {
  it('is opened at the goods that are named', async () => {
    await openApp('/linkToLongCoinShop?goods=P0003');
    expect(String(assign.mock.calls[0]?.[0])).toMatch(/&goods=P0003$/);
  });

  it('is opened as a whole where the goods are no id', async () => {
    await openApp(`/linkToLongCoinShop?goods=${encodeURIComponent('https://evil.example')}`);
    expect(String(assign.mock.calls[0]?.[0])).not.toContain('goods');
  });
});
