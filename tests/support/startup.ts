import { expect, it, vi } from 'vitest';
import { prepareStartup } from '@/app/startup/prepare-startup';
import { takeStartupParameters } from '@/app/startup/parameters';
import { runStartup } from '@/app/startup/run';
import { wire } from '@/app/wiring';
import type { HostName } from '@/domain/session/host';
import { currentHost } from '@/host/detect';
import { HostFailure } from '@/host/host';
import type { FaultWish } from '@/mocks/core/control';
import { tokenOf } from '@/mocks/core/identity';
import type { WorldName } from '@/mocks/core/worlds';
import { useNotifications } from '@/state/notifications';
import { sessionGiven, useSession, type Session } from '@/state/session';
import { startupBegan, useStartup, walletChosen } from '@/state/startup';
import { fakeHost, type HostScript } from './fake-host';
import { playedOut } from './gateway-stub';
import { chen, me } from './mock-gateways';
import { freshApp } from './render-app';
import { fault, sentCalls } from './screen-network';

wire();

export const mine = tokenOf(me);
export const theirs = tokenOf(chen);
export const wallet = { sysType: 'WALLET', businessSource: '122' } as const;
export const staff = { sysType: 'LONGCOIN', businessSource: '05' } as const;
export const live = { token: mine, loginToken: mine, longminId: 'LM1' } as const;

const asksForPerson = (host: HostName) => host === 'super-app' || host === 'maia';
/** Nobody stores a member id. */
const withoutMemberId: HostScript = { getMemberInfo: () => Promise.reject(new HostFailure('timeout')) };

export interface Row {
  /** Behind the address's question mark. */
  opened?: string;
  path?: string;
  host?: HostName;
  script?: HostScript;
  stored?: Partial<Session>;
  world?: WorldName;
  faults?: readonly FaultWish[];
  /** Which wallet is chosen where the person is asked. */
  chosen?: 'mine' | 'theirs';
  /** Steps in their order, without those that the page does not wait for. */
  plan?: string;
  session: Partial<Session>;
  refused?: 'departed' | 'refused' | 'unbound' | 'unreachable';
  /** What was asked for, in order. */
  calls?: string;
  toast?: string;
  /** Somebody is asked whose wallet it shall be. */
  asked?: boolean;
}

export const dropped: FaultWish = { call: 'staffBindingCheck', kind: 'drop', times: 'always' };
export const known = { memberId: 'LM100001', token: mine };

export interface Outcome {
  plan: string;
  asked: boolean;
  forLogin: boolean;
}

/** Starts the app as the row says, and waits until the start is over. */
export async function start(row: Row): Promise<Outcome> {
  await freshApp(row.world);
  if (row.faults !== undefined) await fault(...row.faults);
  const { running, outcome } = begin(row);
  const stop = useStartup.subscribe(({ question }) => {
    if (question === null) return;
    outcome.asked = true;
    expect(question).toEqual({ theirs: '陈思远', mine: '林晓禾' });
    if (row.chosen !== undefined) walletChosen(row.chosen);
  });
  await playedOut(running);
  stop();
  return outcome;
}

/** The same up to where the start runs. */
export function begin({ opened = '', path = '/home', host = 'browser', script = {}, stored = {} }: Row): {
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

/** Each row is a way in which the app starts. */
export function expectStarts(rows: Readonly<Record<string, Row>>): void {
  it.each(Object.entries(rows))('%s', async (_, row) => {
    const left = await start(row);
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
