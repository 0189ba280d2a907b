import { act, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { call } from '@/api/call';
import { queryUserInfo } from '@/api/endpoints/account';
import { theHost } from '@/host/current';
import { tokenOf } from '@/mocks/core/identity';
import { sessionGiven } from '@/state/session';
import { tap } from '../../support/actions';
import { me } from '../../support/gateways/mock-gateways';
import { fault } from '../../support/gateways/screen-network';
import { putBridge } from '../../support/hosts/native-sides';
import { openApp, pass, settled } from '../../support/render-app';

vi.mock('@/host/detect', () => ({ currentHost: () => 'super-app' }));

/** What the super app says to each call; to any other it says yes. */
let statuses: Record<string, number>;

beforeEach(() => {
  statuses = {};
  putBridge('super-app', ({ method, answer }) => {
    const capability = method.slice(method.indexOf('.') + 1);
    const data = capability === 'getMemberInfo' ? { memberId: 'LM100001', token: tokenOf(me) } : {};
    answer({ status: statuses[capability] ?? 0, data, message: '' });
  });
});

const page = () => window.location.hash.slice(1);

/** Three pages deep: /home, the bill, the guide. */
async function openThird(): Promise<void> {
  await openApp('/home', { sysType: 'WALLET' });
  await tap('link', '账单');
  await act(async () => {
    window.location.hash = '#/guide';
    await vi.dynamicImportSettled();
  });
  await settled();
  expect(page()).toBe('/guide');
}

async function refuseLogin(status: number): Promise<void> {
  statuses = { getMemberToken: 40101, openLogin: status };
  await (await theHost()).getMemberToken().catch(() => undefined);
  await settled();
}

/** The session runs out, and the super app has no new token for it. */
async function refuseRefresh(): Promise<void> {
  statuses = { refreshToken: 500 };
  await fault({ call: '*', kind: 'code', value: '6006', times: 'always' });
  await call(queryUserInfo, {}).catch(() => undefined);
  await settled();
}

describe('a log-in that the native side refuses', () => {
  it('leads one page back', async () => {
    await openThird();
    await refuseLogin(500);
    expect(page()).toBe('/longballDetail');
  });

  it('leads back each time', async () => {
    await openThird();
    await refuseLogin(500);
    await refuseLogin(-1);
    expect(page()).toBe('/home');
  });

  it('leads home from the page that was opened first', async () => {
    await openApp('/guide', { sysType: 'WALLET' });
    await refuseLogin(500);
    expect(page()).toBe('/home');
  });

  it('leads nowhere in preview', async () => {
    await openThird();
    sessionGiven({ preview: true });
    await refuseLogin(500);
    expect(page()).toBe('/guide');
  });
});

describe('a new token that the native side refuses', () => {
  it('leads one page back at once, and the session that is over no further', async () => {
    await openThird();
    await refuseRefresh();
    expect(screen.getByText('登录已过期')).toBeInTheDocument();
    expect(page()).toBe('/longballDetail');
    await pass(3_000);
    expect(page()).toBe('/longballDetail');
  });

  it('does not keep the session that is over from its return address', async () => {
    const left: string[] = [];
    vi.spyOn(window.location, 'assign').mockImplementation((address) => void left.push(String(address)));
    sessionGiven({ lbReturnUrl: 'https://app.mock.longcoin.example/back' });
    await openThird();
    await refuseRefresh();
    await pass(3_000);
    await settled();
    expect(left).toEqual(['https://app.mock.longcoin.example/back']);
  });
});
