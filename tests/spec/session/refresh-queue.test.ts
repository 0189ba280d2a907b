// @vitest-environment happy-dom
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { tokenRefreshWait } from '@/domain/constants';
import { HostFailure, HostRefusal } from '@/host/host';
import { refreshQueue } from '@/host/member-token';
import { clockOf } from '../../support/gateways/virtual-clock';
import { VirtualTime } from '../../support/gateways/virtual-time';
import { openIn } from '../../support/hosts/native-sides';

const startTime = 1_000;

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
