import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { call } from '@/api/call';
import { queryUserInfo } from '@/api/endpoints/account';
import { screenMetaOf, screens, type Address } from '@/domain/screens';
import { queryClient } from '@/queries/client';
import { networkDoubted } from '@/state/app-status';
import { tap } from '../../support/actions';
import { clearFaults, fault, sentCalls } from '../../support/gateways/screen-network';
import { seeEverything } from '../../support/observer';
import { openApp, pass, settled } from '../../support/render-app';

seeEverything();
const warning = '网络不可用，请检查您的网络设置';
let isThere = true;
let probes = 0;

beforeEach(() => {
  isThere = true;
  probes = 0;
  vi.spyOn(window, 'fetch').mockImplementation((address) => {
    if (typeof address === 'string' && address.endsWith('app-mark.png')) probes += 1;
    return isThere ? Promise.resolve(new Response(null)) : Promise.reject(new TypeError('Failed to fetch'));
  });
});

const noAnswer: typeof fetch = (_address, options) =>
  new Promise((_, reject) => {
    options?.signal?.addEventListener('abort', () => reject(new Error('aborted')));
  });

async function dispatchNetworkEvent(event: 'online' | 'offline'): Promise<void> {
  fireEvent(window, new Event(event));
  await settled();
}

async function loseNetwork(): Promise<void> {
  isThere = false;
  await fault({ call: '*', kind: 'drop', times: 'always' });
  await dispatchNetworkEvent('offline');
}

const isWarned = () => screen.queryByText(warning) !== null;

describe('the offline warning', () => {
  it('is shown while the network is away, and disappears when it is back', async () => {
    await openApp('/home');
    await loseNetwork();
    expect(isWarned()).toBe(true);
    isThere = true;
    await dispatchNetworkEvent('online');
    expect(isWarned()).toBe(false);
  });

  it('ignores an event that the probe disproves', async () => {
    await openApp('/home');
    await dispatchNetworkEvent('offline');
    expect(probes).toBe(1);
    expect(isWarned()).toBe(false);
    await loseNetwork();
    await dispatchNetworkEvent('online');
    expect(isWarned()).toBe(true);
  });

  it('appears after an event too whose probe the network still let through just before it went', async () => {
    await openApp('/home');
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await dispatchNetworkEvent('offline');
    expect(isWarned()).toBe(false);
    isThere = false;
    await pass(1_000);
    expect(isWarned()).toBe(true);
  });

  it('probes ever more rarely where a web view always says that it is offline', async () => {
    await openApp('/home');
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await dispatchNetworkEvent('offline');
    for (const wait of [1_000, 2_000, 4_000, 8_000, 16_000]) {
      const before = probes;
      await pass(wait / 2);
      expect(probes).toBe(before);
      await pass(wait / 2);
      expect(probes).toBe(before + 1);
    }
    expect(isWarned()).toBe(false);
  });

  it('appears without an event when calls get no answer, with one probe for all of them', async () => {
    await openApp('/home');
    await fault({ call: '*', kind: 'drop', times: 'always' });
    isThere = false;
    act(() => void queryClient.invalidateQueries());
    await pass(2_900);
    expect(probes).toBe(1);
    expect(isWarned()).toBe(true);
  });

  it('appears when the network is lost right after a successful probe', async () => {
    await openApp('/home');
    await dispatchNetworkEvent('offline');
    expect(isWarned()).toBe(false);
    isThere = false;
    await fault({ call: '*', kind: 'drop', times: 'always' });
    act(networkDoubted);
    await pass(900);
    expect(probes).toBe(1);
    await pass(100);
    expect(probes).toBe(2);
    expect(isWarned()).toBe(true);
  });

  it('does not appear when only a gateway is unreachable', async () => {
    await openApp('/home');
    await fault({ call: '*', kind: 'drop', times: 'always' });
    act(() => void queryClient.invalidateQueries());
    await pass(3_000);
    expect(probes).toBeGreaterThan(0);
    expect(isWarned()).toBe(false);
  });

  it('disappears without an event too, because it probes every three seconds', async () => {
    await openApp('/home');
    await loseNetwork();
    await pass(9_000);
    expect(probes).toBe(4);
    isThere = true;
    await clearFaults();
    await pass(3_000);
    expect(isWarned()).toBe(false);
    await pass(30_000);
    expect(probes).toBe(5);
  });

  it('treats a probe without an answer as offline', async () => {
    await openApp('/home');
    vi.mocked(window.fetch).mockImplementation(noAnswer);
    await dispatchNetworkEvent('offline');
    await pass(2_400);
    expect(isWarned()).toBe(false);
    await pass(200);
    expect(isWarned()).toBe(true);
  });

  it('is shown on pages that watch the network, and on no other', async () => {
    await openApp('/home');
    await loseNetwork();
    await tap('link', '账单');
    expect(isWarned()).toBe(false);
    await tap('button', '返回');
    await tap('link', '转账');
    expect(isWarned()).toBe(true);
  });
});

describe('without an event of the browser, which some web views never send,', () => {
  const watched = (Object.keys(screens) as Address[]).filter(
    (address) => screenMetaOf(address).watchNetwork === true,
  );
  it.each(watched)('%s warns once a call that shows no toast got no answer', async (address) => {
    await openApp(address);
    isThere = false;
    await fault({ call: '*', kind: 'drop', times: 'always' });
    act(() => void call(queryUserInfo, {}, { background: true }).catch(() => undefined));
    await pass(3_000);
    expect(isWarned()).toBe(true);
  });

  it.each(watched)(
    '%s warns within four seconds where neither calls nor probes get any answer',
    async (address) => {
      await openApp(address);
      vi.mocked(window.fetch).mockImplementation(noAnswer);
      await fault({ call: '*', kind: 'hang', times: 'always' });
      act(() => void call(queryUserInfo, {}, { background: true }).catch(() => undefined));
      await pass(4_000);
      expect(isWarned()).toBe(true);
    },
  );
});

describe('figures shown while offline', () => {
  it.each([
    // The balance, the points, the month with the newest entries.
    ['/home', 3],
    ['/bigdata', 1],
    // The list and the month above it.
    ['/longballDetail', 2],
    ['/orderItemDetail/P000001', 1],
    // The balance, the month, the coins that expire.
    ['/manageAccounts/0', 3],
    // The balance, the month, what is left for each person.
    ['/manageAccounts/1', 3],
    ['/transfer1', 1],
    ['/transfer3', 1],
    ['/orderreward1', 1],
    ['/red-packets', 1],
    ['/NBagDesc?id=K0000001', 1],
  ])('state on %s when they were fetched', async (address, notes) => {
    await openApp(address);
    expect(screen.queryByText(/离线中/)).toBeNull();
    await pass(600_000);
    await loseNetwork();
    expect(screen.getAllByText('离线中，数据更新于 09:41')).toHaveLength(notes);
  });

  it('state the day too once it is another one', async () => {
    await openApp('/manageAccounts/0');
    await pass(24 * 3_600_000);
    await loseNetwork();
    // The run of scheduled gifts at ten has the balance fetched again.
    expect(screen.getAllByText('离线中，数据更新于 2026-11-21 10:00')).toHaveLength(3);
  });

  it('are refetched once the network is back, with everything that failed', async () => {
    await openApp('/home');
    await pass(61_000);
    await loseNetwork();
    await clearFaults();
    isThere = true;
    const before = sentCalls('accountInfo').length;
    await dispatchNetworkEvent('online');
    expect(screen.queryByText(/离线中/)).toBeNull();
    expect(sentCalls('accountInfo')).toHaveLength(before + 1);
  });
});
