import { describe, expect, it, vi } from 'vitest';
import { prepareStartup } from '@/app/startup/prepare-startup';
import { takeStartupParameters } from '@/app/startup/parameters';
import { runStartup } from '@/app/startup/run';
import { wire } from '@/app/wiring';
import { nativeInfoTimeout } from '@/domain/constants';
import type { HostName } from '@/domain/session/host';
import { Unsupported } from '@/host/host';
import { currentHost } from '@/host/detect';
import type { FaultWish } from '@/mocks/core/control';
import { tokenOf } from '@/mocks/core/identity';
import type { WorldName } from '@/mocks/core/worlds';
import { useNotifications } from '@/state/notifications';
import { sessionGiven, useSession, type Session } from '@/state/session';
import { startupBegan, useStartup, walletChosen } from '@/state/startup';
import { useStartupTrace } from '@/state/startup-trace';
import { fakeHost, silence, type HostScript } from '../support/fake-host';
import { playedOut } from '../support/gateway-stub';
import { chen, me } from '../support/mock-gateways';
import { freshApp } from '../support/render-app';
import { fault, sentCalls } from '../support/screen-network';

vi.mock('@/host/detect', () => ({ currentHost: vi.fn() }));

wire();

const mine = tokenOf(me);
const theirs = tokenOf(chen);
const wallet = { sysType: 'WALLET', businessSource: '122' } as const;
const staff = { sysType: 'LONGCOIN', businessSource: '05' } as const;
const live = { token: mine, loginToken: mine, longminId: 'LM1' } as const;

interface Row {
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
  /** Steps in their order, without the last two, which are not waited for. */
  plan?: string;
  session: Partial<Session>;
  refused?: 'departed' | 'refused' | 'unbound' | 'unreachable';
  /** What was asked for, in order. */
  calls?: string;
  toast?: string;
  /** Somebody is asked whose wallet it shall be. */
  asked?: boolean;
}

const dropped: FaultWish = { call: 'staffBindingCheck', kind: 'drop', times: 'always' };
const known = { memberId: 'LM100001', token: mine };

const rows: Record<string, Row> = {
  // Binding check
  'a binding token': {
    opened: `bToken=b-${me}`,
    plan: 'check-binding start',
    session: { token: mine, longminId: 'LM100001', bToken: `b-${me}`, ...staff },
  },
  'a binding token in the super app': {
    opened: `bToken=b-${me}`,
    host: 'super-app',
    plan: 'check-binding start',
    session: { token: mine, ...wallet },
  },
  'a binding token wins over a key, a token and the channel app': {
    opened: `bToken=b-${me}&disposableKey=key-${chen}-1&token=${theirs}`,
    host: 'channel-app',
    plan: 'check-binding start',
    session: { token: mine },
  },
  'a binding token in MAIA asks no native side': {
    opened: `bToken=b-${me}`,
    host: 'maia',
    script: { getMemberInfo: silence },
    plan: 'check-binding start',
    session: { token: mine },
  },
  'the binding token of last time is not checked again': {
    opened: `bToken=b-${me}`,
    stored: { ...live, bToken: `b-${me}` },
    plan: 'start',
    session: { token: mine },
    calls: '',
  },
  'another binding token is checked, and its session replaces the former one whole': {
    opened: `bToken=b-${chen}`,
    stored: { ...live, bToken: `b-${me}`, lxToken: 'chat' },
    plan: 'check-binding start',
    session: { token: theirs, longminId: 'LM100002', lxToken: '' },
  },
  'a binding check that knows no token leads to the log-in page': {
    opened: `bToken=b-unbound-${me}`,
    session: { token: '' },
    refused: 'unbound',
  },
  'a binding check that knows no token leaves a live session alone': {
    opened: `bToken=b-unbound-${me}`,
    stored: live,
    session: { token: mine },
    refused: 'unbound',
  },
  'a made-up binding token is refused in the gateway’s words': {
    opened: 'bToken=nonsense',
    session: { token: '' },
    refused: 'refused',
    toast: '登录信息无效，请重新登录',
  },
  'a refusal without words is told as “login invalid!”': {
    opened: `bToken=b-${me}`,
    faults: [{ call: 'staffBindingCheck', kind: 'code', value: '1234', message: '' }],
    session: { token: '' },
    refused: 'refused',
    toast: '登录失效！',
  },
  'a binding check that nobody answers starts the app all the same': {
    opened: `bToken=b-${me}`,
    faults: [dropped],
    session: { token: '' },
    refused: 'unreachable',
    toast: '登录失效！',
  },
  'a binding check that nobody answers keeps the session there was': {
    opened: `bToken=b-${me}`,
    stored: live,
    faults: [dropped],
    session: { token: mine, bToken: '' },
    refused: 'unreachable',
  },
  'a binding check answered with nonsense starts the app': {
    opened: `bToken=b-${me}`,
    faults: [{ call: 'staffBindingCheck', kind: 'html', times: 'always' }],
    session: { token: '' },
    refused: 'refused',
  },
  'somebody who has left is refused by the binding check': {
    opened: `bToken=b-${me}`,
    world: 'departed-me',
    session: { token: '' },
    refused: 'departed',
  },
  'preview says nothing of a refused binding check': {
    opened: 'bToken=nonsense&preview=1',
    session: { token: '', preview: true },
    refused: 'refused',
    toast: '',
  },
  // Disposable key
  'a disposable key': {
    opened: `disposableKey=key-${me}-1`,
    plan: 'exchange-key start',
    session: { token: mine, sysType: 'WALLET', disposableKey: `key-${me}-1` },
  },
  'a disposable key in a mini-program': {
    opened: `disposableKey=key-${me}-1`,
    host: 'mini-program',
    plan: 'exchange-key start',
    session: { token: mine, sysType: 'WALLET' },
  },
  'a disposable key in the channel app asks no channel': {
    opened: `disposableKey=key-${me}-1`,
    host: 'channel-app',
    script: { getMemberToken: silence },
    plan: 'exchange-key start',
    session: { token: mine },
  },
  'a disposable key wins over a token': {
    opened: `disposableKey=key-${me}-1&token=${theirs}`,
    plan: 'exchange-key start',
    session: { token: mine },
  },
  'a disposable key that was exchanged here before is not sent again': {
    opened: `disposableKey=key-${me}-1`,
    stored: { ...live, disposableKey: `key-${me}-1` },
    plan: 'start',
    session: { token: mine },
    calls: '',
  },
  'a made-up key is refused': {
    opened: 'disposableKey=nonsense',
    session: { token: '' },
    refused: 'refused',
    toast: '链接已失效，请从原来的入口重新打开',
  },
  'the key of somebody who has left is refused': {
    opened: `disposableKey=key-${me}-1`,
    world: 'departed-me',
    session: { token: '' },
    refused: 'departed',
  },
  'somebody else’s key asks before it replaces a live session': {
    opened: `disposableKey=key-${chen}-1`,
    stored: live,
    chosen: 'mine',
    asked: true,
    session: { token: mine },
  },
  'a key’s lost answer is asked for again under the same idempotency key': {
    opened: `disposableKey=key-${me}-1`,
    faults: [{ call: 'keyToToken', kind: 'drop', when: 'after' }],
    session: { token: mine },
  },
  // Channel app
  'the channel app gives token and channel together': {
    host: 'channel-app',
    plan: 'channel-session start',
    session: { token: mine, buCode: 'C0001', channel: 'CH1', onceKey: 'channel-key' },
  },
  'the channel app’s session wins over a token in the address': {
    host: 'channel-app',
    opened: `token=${theirs}`,
    plan: 'channel-session start',
    session: { token: mine },
  },
  'the privacy policy asks the channel app for nothing': {
    host: 'channel-app',
    path: '/settingAuth2',
    plan: 'start',
    session: { token: '' },
    calls: '',
  },
  'the privacy policy with a token in the channel app takes that token': {
    host: 'channel-app',
    path: '/settingAuth2',
    opened: `token=${mine}`,
    plan: 'start',
    session: { token: mine },
  },
  'a channel app whose token call is silent: the app starts within ten seconds': {
    host: 'channel-app',
    script: { getMemberToken: silence },
    session: { token: '' },
  },
  'a channel app whose channel call is silent: no half of a session is taken': {
    host: 'channel-app',
    script: { getChannelInfo: silence },
    session: { token: '', buCode: '' },
  },
  'a channel app without a bridge starts the app': {
    host: 'channel-app',
    script: { getMemberToken: () => Promise.reject(new Unsupported('getMemberToken')) },
    session: { token: '' },
  },
  // Token in the address
  'a token': {
    opened: `token=${mine}`,
    plan: 'start',
    session: { token: mine, loginToken: expect.stringMatching(/^key-/) as string, ...staff },
  },
  'a token with business unit, channel and source': {
    opened: `token=${mine}&buCode=B7&channel=C7&businessSource=123`,
    plan: 'start',
    session: { token: mine, buCode: 'B7', channel: 'C7', businessSource: '123' },
  },
  'the same token again changes nothing': {
    opened: `token=${mine}`,
    stored: { ...live, lxToken: 'chat' },
    plan: 'start',
    session: { token: mine, lxToken: 'chat' },
  },
  'somebody else’s token, and the person stays': {
    opened: `token=${theirs}`,
    stored: live,
    chosen: 'mine',
    asked: true,
    plan: 'ask-whose start',
    session: { token: mine },
  },
  'somebody else’s token, and the person changes': {
    opened: `token=${theirs}&channel=C2`,
    stored: { ...live, lxToken: 'chat' },
    chosen: 'theirs',
    asked: true,
    session: { token: theirs, lxToken: '', longminId: '', channel: 'C2' },
  },
  'a made-up token never replaces a live session': {
    opened: 'token=nonsense',
    stored: live,
    session: { token: mine },
    refused: 'refused',
  },
  'a token in the super app is a WALLET session': {
    opened: `token=${mine}`,
    host: 'super-app',
    plan: 'start',
    session: { token: mine, ...wallet },
  },
  'a token in the social app’s browser': {
    opened: `token=${mine}`,
    host: 'social-browser',
    plan: 'start',
    session: { token: mine, ...staff },
  },
  'the token of somebody who has left': {
    opened: `token=${mine}`,
    world: 'departed-me',
    plan: 'start',
    session: { token: mine },
    refused: 'departed',
  },
  // Native user
  'the super app knows the person': {
    host: 'super-app',
    script: { getMemberInfo: () => Promise.resolve(known) },
    plan: 'native-user start',
    session: { token: mine, longminId: 'LM100001', cityCode: '110100', cityName: '北京', ...wallet },
  },
  'the super app’s person replaces the former one without asking': {
    host: 'super-app',
    stored: { token: theirs },
    plan: 'native-user start',
    session: { token: mine },
  },
  'a silent super app: on with empty data': {
    host: 'super-app',
    script: { getMemberInfo: silence },
    session: { token: '', ...wallet },
  },
  'a silent super app: the session that is there goes on': {
    host: 'super-app',
    script: { getMemberInfo: silence },
    stored: live,
    session: { token: mine, ...wallet },
  },
  'a super app that says “not implemented”': {
    host: 'super-app',
    script: { getMemberInfo: () => Promise.resolve({ memberId: '', token: '' }) },
    session: { token: '', ...wallet },
  },
  'MAIA knows the person': {
    host: 'maia',
    plan: 'native-user start',
    session: { token: mine, longminId: 'LM100001', ...staff },
  },
  'a silent MAIA': { host: 'maia', script: { getMemberInfo: silence }, session: { token: '' } },
  'a refusing MAIA': {
    host: 'maia',
    script: { getMemberInfo: () => Promise.reject(new Error('no')) },
    session: { token: '' },
  },
  'somebody who has left is found out behind a native token': {
    host: 'super-app',
    world: 'departed-me',
    session: { token: mine },
    refused: 'departed',
  },
  'a host whose city call is silent costs nobody the start': {
    host: 'maia',
    script: { getCityInfo: silence },
    session: { token: mine, cityCode: '' },
  },
  // Nothing at all
  'a browser with a session': { stored: live, plan: 'start', session: { token: mine } },
  'a browser without one': { plan: 'start', session: { token: '' }, calls: '' },
  'a mini-program without anything': { host: 'mini-program', plan: 'start', session: { token: '' } },
};

describe('how the app starts', () => {
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

  it('the native side is waited for no longer than its own limit', async () => {
    for (const [host, limit] of [
      ['super-app', nativeInfoTimeout.superApp],
      ['maia', nativeInfoTimeout.maia],
    ] as const) {
      await freshApp();
      const { running } = begin({ host, script: { getMemberInfo: silence }, session: {} });
      await vi.advanceTimersByTimeAsync(limit - 1);
      expect(useStartup.getState().running).toBe(true);
      await vi.advanceTimersByTimeAsync(1);
      expect(useStartup.getState().running).toBe(false);
      await playedOut(running);
    }
  });

  it('what a native side says too late is not taken any more', async () => {
    let answer: (info: { memberId: string; token: string }) => void = () => undefined;
    const late = new Promise<{ memberId: string; token: string }>((resolve) => {
      answer = resolve;
    });
    await start({ host: 'super-app', script: { getMemberInfo: () => late }, session: {} });
    answer(known);
    await vi.runAllTimersAsync();
    expect(useSession.getState().token).toBe('');
  });

  it('the trace tells each step, what it gave and how it ended, without a secret', async () => {
    await start({ host: 'super-app', script: { getCityInfo: silence }, session: {} });
    const { rows: trace } = useStartupTrace.getState();
    expect(trace.map(({ step, outcome }) => `${step} ${outcome}`)).toEqual([
      'super-app-session done',
      'native-user done',
      'start done',
      'city-info too late',
      'log-in-key done',
    ]);
    expect(trace[1]?.merged).toEqual({ token: '••••', longminId: 'LM100001' });
    expect(JSON.stringify(trace)).not.toContain(mine);
  });
});

interface Outcome {
  plan: string;
  asked: boolean;
  forLogin: boolean;
}

async function start(row: Row): Promise<Outcome> {
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

function begin({ opened = '', path = '/home', host = 'browser', script = {}, stored = {} }: Row): {
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
    .filter((kind) => kind !== 'city-info' && kind !== 'log-in-key');
  const outcome: Outcome = { plan: plan.join(' '), asked: false, forLogin: false };
  const running = runStartup(prepared, {
    host: () => Promise.resolve(fakeHost(host, script)),
    leaveForLogin: () => {
      outcome.forLogin = true;
    },
  });
  return { running, outcome };
}
