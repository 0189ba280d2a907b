import { expect, it, vi } from 'vitest';
import { takeStartupParameters } from '@/app/startup/parameters';
import { prepareStartup } from '@/app/startup/prepare-startup';
import { runStartup } from '@/app/startup/run';
import { wire } from '@/app/wiring';
import type { HostName } from '@/domain/session/host';
import { currentHost } from '@/host/detect';
import { HostFailure } from '@/host/host';
import type { FaultRequest } from '@/mocks/core/control';
import { logInKeyOf, tokenOf } from '@/mocks/core/identity';
import type { WorldName } from '@/mocks/core/mock-world';
import { useNotifications } from '@/state/notifications';
import { sessionGiven, useSession, type Session } from '@/state/session';
import { startupBegan, useStartup, walletChosen } from '@/state/startup';
import { runToEnd } from './gateways/gateway-stub';
import { chen, me } from './gateways/mock-gateways';
import { fault, sentCalls } from './gateways/screen-network';
import { fakeHost, type HostScript } from './hosts/fake-host';
import { freshApp } from './render-app';

wire();

export const ownToken = tokenOf(me);
export const otherToken = tokenOf(chen);
export const walletSession = { sysType: 'WALLET', businessSource: '122' } as const;
export const staffSession = { sysType: 'LONGCOIN', businessSource: '05' } as const;
export const validSession = { token: ownToken, loginToken: logInKeyOf(me), longminId: 'LM1' } as const;

const asksForPerson = (host: HostName) => host === 'super-app' || host === 'maia';
/** No member id is stored. */
const withoutMemberId: HostScript = { getMemberInfo: () => Promise.reject(new HostFailure('timeout')) };

export interface Row {
  /** The query of the address. */
  opened?: string;
  path?: string;
  host?: HostName;
  script?: HostScript;
  stored?: Partial<Session>;
  world?: WorldName;
  faults?: readonly FaultRequest[];
  /** The chosen wallet when the person is asked. */
  chosen?: 'mine' | 'theirs';
  /** The steps in their order, without those that the page does not wait for. */
  plan?: string;
  session: Partial<Session>;
  refused?: 'departed' | 'refused' | 'unbound' | 'unreachable';
  /** The calls that were sent, in order. */
  calls?: string;
  toast?: string;
  /** Whether the person is asked whose wallet to open. */
  asked?: boolean;
}

export const bindingCheckDropped: FaultRequest = { call: 'staffBindingCheck', kind: 'drop', times: 'always' };
export const nativeMember = { memberId: 'LM100001', token: ownToken };

export interface Outcome {
  plan: string;
  asked: boolean;
  forLogin: boolean;
}

/** Starts the app as the row says, and waits until the start is over. */
export async function runStart(row: Row): Promise<Outcome> {
  await freshApp(row.world);
  if (row.faults !== undefined) await fault(...row.faults);
  const { running, outcome } = beginStartup(row);
  const stop = useStartup.subscribe(({ question }) => {
    if (question === null) return;
    outcome.asked = true;
    expect(question).toEqual({ theirs: '陈思远', mine: '林晓禾' });
    if (row.chosen !== undefined) walletChosen(row.chosen);
  });
  await runToEnd(running);
  stop();
  return outcome;
}

/** The same up to the running start. */
export function beginStartup({
  opened = '',
  path = '/home',
  host = 'browser',
  script = {},
  stored = {},
}: Row): {
  running: Promise<void>;
  outcome: Outcome;
} {
  vi.mocked(currentHost).mockReturnValue(host);
  sessionGiven(stored);
  window.history.replaceState(null, '', `/?${opened}#${path}`);
  startupBegan();
  const prepared = prepareStartup(takeStartupParameters());
  const plan = prepared.left
    .map(({ kind }) => kind)
    .filter((kind) => !['city-info', 'log-in-key', 'member-id'].includes(kind));
  const outcome: Outcome = { plan: plan.join(' '), asked: false, forLogin: false };
  const running = runStartup(prepared, {
    host: () =>
      Promise.resolve(fakeHost(host, { ...(asksForPerson(host) ? {} : withoutMemberId), ...script })),
    leaveForLogin: () => {
      outcome.forLogin = true;
    },
  });
  return { running, outcome };
}

/** Declares one test for each way in which the app starts. */
export function expectStarts(rows: Readonly<Record<string, Row>>): void {
  it.each(Object.entries(rows))('%s', async (_, row) => {
    const left = await runStart(row);
    expect(useStartup.getState().running).toBe(false);
    expect(useSession.getState()).toMatchObject(row.session);
    expect(useStartup.getState().refusal?.reason).toBe(row.refused);
    if (row.plan !== undefined) expect(left.plan).toBe(row.plan);
    if (row.calls !== undefined) expect(sentCalls().filter(({ call }) => call !== 'tokenToKey')).toEqual([]);
    if (row.toast !== undefined)
      expect(
        useNotifications
          .getState()
          .shown.map(({ text }) => text)
          .join(),
      ).toBe(row.toast);
    expect(left.asked).toBe(row.asked ?? false);
    expect(left.forLogin).toBe(row.refused === 'unbound');
    expect(window.location.href).not.toMatch(/lx-LX|key-LX|b-LX|nonsense/);
  });
}
