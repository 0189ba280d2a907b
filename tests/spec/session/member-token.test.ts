// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest';
import { HostFailure, HostRefusal, Unsupported } from '@/host/host';
import { tokenGetter } from '@/host/member-token';
import { nativeCalls } from '@/host/native-calls';
import type { Answer } from '@/host/transport';
import { openIn } from '../../support/hosts/native-sides';

describe('getting a token', () => {
  /** A native side with these successive answers to its token call, and this one to its log-in page. */
  function nativeSide(tokens: readonly (string | Error)[], login: Error | null = null) {
    const tries: string[] = [];
    const given = [...tokens];
    const getToken = () => {
      tries.push('token');
      const next = given.shift() ?? new Error('asked once too often');
      return next instanceof Error ? Promise.reject(next) : Promise.resolve(next);
    };
    const openLogin = () => {
      tries.push('log-in');
      return login === null ? Promise.resolve() : Promise.reject(login);
    };
    const goBack = vi.fn(() => void tries.push('back'));
    const closePage = vi.fn(() => void tries.push('close'));
    return { get: tokenGetter(getToken, openLogin, { goBack, closePage }), tries };
  }
  const refused = (status: number) => new HostRefusal('getMemberToken', status, 'no');
  const loginRefused = (status: number) => new HostRefusal('openLogin', status, 'no');

  it('is one call when the person is logged in', async () => {
    const { get, tries } = nativeSide(['lx-1']);
    await expect(get()).resolves.toBe('lx-1');
    expect(tries).toEqual(['token']);
  });

  it('opens the log-in page after a refusal, and tries again', async () => {
    const { get, tries } = nativeSide([refused(40101), 'lx-1']);
    await expect(get()).resolves.toBe('lx-1');
    expect(tries).toEqual(['token', 'log-in', 'token']);
  });

  it('closes the page when the log-in ends with 40001', async () => {
    const { get, tries } = nativeSide([refused(40101)], loginRefused(40001));
    await expect(get()).rejects.toEqual(loginRefused(40001));
    expect(tries).toEqual(['token', 'log-in', 'close']);
  });

  it.each([1, -1, 40002, 500])('goes back when the log-in ends with %i', async (status) => {
    const { get, tries } = nativeSide([refused(40101)], loginRefused(status));
    await expect(get()).rejects.toEqual(loginRefused(status));
    expect(tries).toEqual(['token', 'log-in', 'back']);
  });

  it('closes the page at once when the token itself is refused with 40001', async () => {
    const { get, tries } = nativeSide([refused(40001)]);
    await expect(get()).rejects.toEqual(refused(40001));
    expect(tries).toEqual(['token', 'close']);
  });

  it('ends without a loop when the token is refused after the log-in too', async () => {
    const { get, tries } = nativeSide([refused(40101), refused(40101), 'lx-1']);
    await expect(get()).rejects.toEqual(refused(40101));
    expect(tries).toEqual(['token', 'log-in', 'token']);
  });

  it.each([new HostFailure('absent'), new HostFailure('threw'), new HostFailure('invalidResponse')])(
    'opens no log-in page when the bridge itself fails (%s)',
    async (failure) => {
      const { get, tries } = nativeSide([failure]);
      await expect(get()).rejects.toBe(failure);
      expect(tries).toEqual(['token']);
    },
  );

  it('opens one log-in page for simultaneous callers', async () => {
    const { get, tries } = nativeSide([refused(40101), 'lx-1', 'lx-2']);
    await expect(Promise.all([get(), get(), get()])).resolves.toEqual(['lx-1', 'lx-1', 'lx-1']);
    expect(tries).toEqual(['token', 'log-in', 'token']);
    await expect(get()).resolves.toBe('lx-2');
  });

  it.each([
    ['close', 0, ['getMemberToken', 'openLogin', 'close'], 0],
    ['close, and back where the native side can’t close', 1, ['getMemberToken', 'openLogin', 'close'], 1],
  ])('with 40001 through a bridge calls %s', async (_what, closing, calls, back) => {
    const asked: string[] = [];
    const answers: Readonly<Record<string, number>> = {
      getMemberToken: 40101,
      openLogin: 40001,
      close: closing,
    };
    const call = (capability: string): Promise<Answer> => {
      asked.push(capability);
      return Promise.resolve({ status: answers[capability] ?? 0, data: null, message: '' });
    };
    const goBack = vi.fn();
    await expect(nativeCalls({ call }, { goBack }).getMemberToken()).rejects.toMatchObject({ status: 40001 });
    await Promise.resolve();
    expect(asked).toEqual(calls);
    await vi.waitFor(() => expect(goBack).toHaveBeenCalledTimes(back));
  });

  it('treats “not implemented” as a placeholder, without a token or a log-in page', async () => {
    const call = vi.fn(() => Promise.resolve({ status: 7, data: null, message: 'not implemented' }));
    await expect(nativeCalls({ call }, { goBack: vi.fn() }).getMemberToken()).resolves.toBe('');
    expect(call).toHaveBeenCalledTimes(1);
  });

  it('is unsupported in a plain browser', async () => {
    const { host } = await openIn('browser', null);
    await expect(host.getMemberToken()).rejects.toMatchObject({ name: new Unsupported('close').name });
  });
});
