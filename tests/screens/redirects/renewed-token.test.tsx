import { describe, expect, it, vi } from 'vitest';
import { call } from '@/api/call';
import { queryUserInfo } from '@/api/endpoints/account';
import { failureOf } from '@/api/errors';
import { exchangeLogInKey } from '@/flows/log-in/exchange-log-in-key';
import { tokenOf } from '@/mocks/core/identity';
import { useSession } from '@/state/session';
import { me } from '../../support/gateways/mock-gateways';
import { changeWorld, sentCalls } from '../../support/gateways/screen-network';
import { exitHost } from '../../support/hosts/exit-host';
import { fakeHost } from '../../support/hosts/fake-host';
import { openApp, settled } from '../../support/render-app';

vi.mock('@/host/detect', () => ({ currentHost: () => 'super-app' }));
vi.mock('@/host/current', async (original) => ({
  ...(await original<object>()),
  theHost: (await import('../../support/hosts/exit-host')).theHost,
}));

const next = `${tokenOf(me)}-2`;
const expire = (...expiredTokens: string[]) => changeWorld((state) => ({ ...state, expiredTokens }));

/** The session's token runs out, the super app answers a refresh like this, and three calls find out. */
async function runOut(refreshToken: () => Promise<string>): Promise<unknown> {
  await expire(tokenOf(me));
  exitHost.now = fakeHost('super-app', { refreshToken });
  const calls = [1, 2, 3].map(() => call(queryUserInfo, {}).catch(failureOf));
  const [answer] = await Promise.all(calls);
  await settled();
  return answer;
}

describe('a token that the super app has renewed', () => {
  it('is exchanged for a log-in key of its own, once for all calls that waited for it', async () => {
    exitHost.now = fakeHost('super-app');
    await openApp('/home', { sysType: 'WALLET' });
    const former = useSession.getState().loginToken;
    const exchanges = sentCalls('tokenToKey').length;
    await runOut(async () => {
      await expire();
      return next;
    });
    expect(sentCalls('tokenToKey')).toHaveLength(exchanges + 1);
    const { token, loginToken } = useSession.getState();
    expect(token).toBe(next);
    expect(loginToken).toMatch(/^key-/);
    expect(loginToken).not.toBe(former);
  });

  it('is exchanged once in a visit, for who asks after its key is there too', async () => {
    exitHost.now = fakeHost('super-app');
    await openApp('/home', { sysType: 'WALLET' });
    await settled();
    const { loginToken } = useSession.getState();
    const exchanges = sentCalls('tokenToKey').length;
    await exchangeLogInKey();
    expect(sentCalls('tokenToKey')).toHaveLength(exchanges);
    expect(useSession.getState().loginToken).toBe(loginToken);
  });

  it('takes nothing from the session when the super app has not implemented the refresh', async () => {
    exitHost.now = fakeHost('super-app');
    await openApp('/home', { sysType: 'WALLET' });
    const before = useSession.getState();
    expect(await runOut(() => Promise.resolve(''))).toEqual({
      kind: 'expired',
      endpoint: 'queryUserInfo',
    });
    expect(useSession.getState()).toEqual(before);
  });
});
