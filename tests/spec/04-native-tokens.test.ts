// @vitest-environment happy-dom
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { memberIdWait, tokenRefreshWait } from '@/domain/constants';
import { hostNames } from '@/domain/session/host';
import type { Clock } from '@/host/clock';
import { HostFailure, HostRefusal, Unsupported } from '@/host/host';
import { awaitMemberId } from '@/host/member-id';
import { refreshQueue, tokenGetter } from '@/host/member-token';
import { nativeCalls } from '@/host/native-calls';
import type { Answer } from '@/host/transport';
import { openIn } from '../support/native-sides';
import { VirtualTime } from '../support/virtual-time';

const startTime = 1_000;

function clockOf(time: VirtualTime): Clock {
  return { now: () => time.now, sleep: (ms) => time.sleep(ms) };
}

/** The result of each caller and its time, in the order in which they ended. */
interface Outcome {
  caller: number;
  at: number;
  token?: string;
  error?: unknown;
}

/** The delay and the result of one refresh in a schedule; null never answers. */
type Reply = { after: number | null; sound: boolean };

async function run(arrivals: readonly number[], replies: readonly Reply[]) {
  const time = new VirtualTime(startTime);
  const goBack = vi.fn();
  const refreshes: number[] = [];
  const refresh = () => {
    const index = refreshes.push(time.now) - 1;
    const { after, sound } = replies[index % replies.length] ?? { after: 0, sound: true };
    return new Promise<string>((resolve, reject) => {
      if (after === null) return;
      time.ring(() => (sound ? resolve(`token ${index}`) : reject(refusalOf(500))), after);
    });
  };
  const queue = refreshQueue(refresh, { goBack }, clockOf(time));
  const outcomes: Outcome[] = [];
  arrivals.forEach((arrival, caller) => {
    time.ring(() => {
      queue().then(
        (token) => outcomes.push({ caller, at: time.now, token }),
        (error: unknown) => outcomes.push({ caller, at: time.now, error }),
      );
    }, arrival);
  });
  await time.passUntil(startTime + 200_000);
  return { outcomes, refreshes, goBack };
}

const refusalOf = (status: number) => new HostRefusal('refreshToken', status, '');

describe('the refresh queue', () => {
  const fifty = Array.from({ length: 50 }, () => 0);

  it('resolves 50 callers by one refresh, in their order', async () => {
    const { outcomes, refreshes, goBack } = await run(fifty, [{ after: 800, sound: true }]);
    expect(refreshes).toEqual([startTime]);
    expect(outcomes).toEqual(fifty.map((_, caller) => ({ caller, at: startTime + 800, token: 'token 0' })));
    expect(goBack).not.toHaveBeenCalled();
  });

  it('rejects all 50 callers when the refresh fails, and the app goes back one page, once', async () => {
    const { outcomes, goBack } = await run(fifty, [{ after: 800, sound: false }]);
    expect(outcomes.map(({ error }) => error)).toEqual(fifty.map(() => refusalOf(500)));
    expect(goBack).toHaveBeenCalledTimes(1);
  });

  it('ends a refresh without an answer after 10 s, and ignores its late answer', async () => {
    const { outcomes, goBack } = await run([0, 9_000], [{ after: 10_001, sound: true }]);
    expect(outcomes.map(({ at, error }) => [at - startTime, error])).toEqual([
      [10_000, new HostFailure('timeout')],
      [10_000, new HostFailure('timeout')],
    ]);
    expect(goBack).toHaveBeenCalledTimes(1);
  });

  it('starts a new refresh for a caller that comes after the end', async () => {
    const { outcomes, refreshes } = await run(
      [0, 500, 900],
      [
        { after: 500, sound: false },
        { after: 500, sound: true },
      ],
    );
    expect(refreshes.map((at) => at - startTime)).toEqual([0, 900]);
    expect(outcomes.map(({ token }) => token)).toEqual([undefined, undefined, 'token 1']);
  });

  it('answers every caller once within 10 s in any of 1,000 schedules, and never runs two refreshes together', async () => {
    const reply = fc.record({
      after: fc.option(fc.integer({ min: 0, max: 15_000 }), { freq: 6 }),
      sound: fc.boolean(),
    });
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.integer({ min: 0, max: 40_000 }), { minLength: 50, maxLength: 50 }),
        fc.array(reply, { minLength: 1, maxLength: 8 }),
        async (arrivals, replies) => {
          const { outcomes, refreshes, goBack } = await run(arrivals, replies);
          expect(outcomes.map(({ caller }) => caller).sort((one, other) => one - other)).toEqual(
            arrivals.map((_, caller) => caller),
          );
          for (const { caller, at } of outcomes) {
            expect(at - startTime - (arrivals[caller] ?? 0)).toBeLessThanOrEqual(tokenRefreshWait);
          }
          const spans = refreshes.map((at, index) => {
            const { after } = replies[index % replies.length] ?? { after: 0 };
            return at + Math.min(after ?? Infinity, tokenRefreshWait);
          });
          spans.slice(0, -1).forEach((end, index) => {
            expect(refreshes[index + 1]).toBeGreaterThanOrEqual(end);
          });
          const failed = new Set(outcomes.filter(({ error }) => error !== undefined).map(({ at }) => at));
          expect(goBack).toHaveBeenCalledTimes(failed.size);
          // The callers are answered in their order.
          const order = outcomes.map(({ caller }) => arrivals[caller] ?? 0);
          expect(order).toEqual([...order].sort((one, other) => one - other));
        },
      ),
      { numRuns: 1_000 },
    );
  });

  it('exists in the super app alone: elsewhere a refresh is unsupported, and the app does not go back', async () => {
    const superApp = await openIn('super-app', ({ answer }) =>
      answer({ status: 0, data: { token: 'fresh' } }),
    );
    await expect(superApp.host.refreshToken()).resolves.toBe('fresh');
    const { host, kinds, goBack } = await openIn('maia', () => undefined);
    await expect(host.refreshToken()).rejects.toEqual(new kinds.Unsupported('refreshToken'));
    expect(goBack).not.toHaveBeenCalled();
  });
});

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

describe('the member id from the token store', () => {
  /** Waits for an id that is stored so many ms after the start. */
  async function waitForId(after: number) {
    const time = new VirtualTime(startTime);
    const looks: number[] = [];
    const came: { at: number; value?: string; error?: unknown }[] = [];
    const read = () => {
      looks.push(time.now - startTime);
      return time.now - startTime >= after ? 'LM100001' : '';
    };
    awaitMemberId(read, clockOf(time)).then(
      (value) => came.push({ at: time.now - startTime, value }),
      (error: unknown) => came.push({ at: time.now - startTime, error }),
    );
    await time.passUntil(startTime + 60_000);
    return { came, looks };
  }

  it('is returned at once when it was stored before', async () => {
    const { came, looks } = await waitForId(0);
    expect(came).toEqual([{ at: 0, value: 'LM100001' }]);
    expect(looks).toEqual([0]);
  });

  it('is checked every 50 ms', async () => {
    const { came, looks } = await waitForId(120);
    expect(looks).toEqual([0, 50, 100, 150]);
    expect(came).toEqual([{ at: 150, value: 'LM100001' }]);
  });

  it('is accepted at the last moment, and fails after 10 s as a “timeout”', async () => {
    expect((await waitForId(memberIdWait.total)).came).toEqual([{ at: 10_000, value: 'LM100001' }]);
    const { came, looks } = await waitForId(Infinity);
    expect(came).toEqual([{ at: 10_000, error: new HostFailure('timeout') }]);
    expect(looks).toHaveLength(10_000 / 50 + 1);
  });

  it('fails after the maximum number of checks when the clock is frozen', async () => {
    const read = vi.fn(() => '');
    const still: Clock = { now: () => 0, sleep: () => Promise.resolve() };
    await expect(awaitMemberId(read, still)).rejects.toEqual(new HostFailure('timeout'));
    expect(read).toHaveBeenCalledTimes(10_000 / 50 + 1);
  });

  it('comes from the token store in every host but the super app and MAIA', async () => {
    for (const name of hostNames) {
      const asked: string[] = [];
      const { host, provideMemberId } = await openIn(name, ({ method, answer }) => {
        asked.push(method);
        answer({ status: 0, data: { memberId: 'from the bridge' }, message: '' });
      });
      provideMemberId(() => 'from the store');
      const isAsked = name === 'super-app' || name === 'maia';
      expect((await host.getMemberInfo()).memberId, name).toBe(
        isAsked ? 'from the bridge' : 'from the store',
      );
      expect(asked.length > 0, name).toBe(isAsked);
    }
  });

  it('fails after 10 s when the page was suspended, however few checks were made', async () => {
    let now = 0;
    const drowsy: Clock = {
      now: () => now,
      sleep: () => {
        now += 4_000;
        return Promise.resolve();
      },
    };
    await expect(awaitMemberId(() => '', drowsy)).rejects.toEqual(new HostFailure('timeout'));
    expect(now).toBe(12_000);
  });
});
