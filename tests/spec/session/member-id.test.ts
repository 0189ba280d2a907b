// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest';
import { memberIdWait } from '@/domain/constants';
import { hostNames } from '@/domain/session/host';
import type { Clock } from '@/host/clock';
import { HostFailure } from '@/host/host';
import { awaitMemberId } from '@/host/member-id';
import { clockOf } from '../../support/gateways/virtual-clock';
import { VirtualTime } from '../../support/gateways/virtual-time';
import { openIn } from '../../support/hosts/native-sides';

const startTime = 1_000;

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
