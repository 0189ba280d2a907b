import { describe, expect, it, vi } from 'vitest';
import { nativeInfoTimeout } from '@/domain/constants';
import { useSession } from '@/state/session';
import { useStartup } from '@/state/startup';
import { useStartupTrace } from '@/state/startup-trace';
import { runToEnd } from '../../support/gateways/gateway-stub';
import { neverAnswer } from '../../support/hosts/fake-host';
import { freshApp } from '../../support/render-app';
import { beginStartup, nativeMember, ownToken, runStart } from '../../support/startup';

vi.mock('@/host/detect', () => ({ currentHost: vi.fn() }));

describe('the start of the app', () => {
  it('waits for the native side no longer than its limit', async () => {
    for (const [host, limit] of [
      ['super-app', nativeInfoTimeout.superApp],
      ['maia', nativeInfoTimeout.maia],
    ] as const) {
      await freshApp();
      const { running } = beginStartup({ host, script: { getMemberInfo: neverAnswer }, session: {} });
      await vi.advanceTimersByTimeAsync(limit - 1);
      expect(useStartup.getState().running).toBe(true);
      await vi.advanceTimersByTimeAsync(1);
      expect(useStartup.getState().running).toBe(false);
      await runToEnd(running);
    }
  });

  it('ignores an answer of the native side that comes too late', async () => {
    let answer: (info: { memberId: string; token: string }) => void = () => undefined;
    const late = new Promise<{ memberId: string; token: string }>((resolve) => {
      answer = resolve;
    });
    await runStart({ host: 'super-app', script: { getMemberInfo: () => late }, session: {} });
    answer(nativeMember);
    await vi.runAllTimersAsync();
    expect(useSession.getState().token).toBe('');
  });

  it('starts without a member id when the channel app never stores one, and records the time-out', async () => {
    await runStart({ host: 'channel-app', session: {} });
    const { rows: trace } = useStartupTrace.getState();
    expect(trace.map(({ step, outcome }) => `${step} ${outcome}`)).toEqual([
      'channel-session done',
      'start done',
      'city-info done',
      'log-in-key done',
      'member-id too late',
    ]);
    expect(useSession.getState()).toMatchObject({ token: ownToken, longminId: '' });
  });

  it('records each step, its data and its outcome without a secret', async () => {
    await runStart({ host: 'super-app', script: { getCityInfo: neverAnswer }, session: {} });
    const { rows: trace } = useStartupTrace.getState();
    expect(trace.map(({ step, outcome }) => `${step} ${outcome}`)).toEqual([
      'super-app-session done',
      'native-user done',
      'start done',
      'city-info too late',
      'log-in-key done',
    ]);
    expect(trace[1]?.merged).toEqual({ token: '••••', longminId: 'LM100001' });
    expect(JSON.stringify(trace)).not.toContain(ownToken);
  });
});
