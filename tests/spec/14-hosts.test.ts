// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { hostNames, hostOf, type HostName } from '@/domain/session/host';
import { capabilities } from '@/host/capabilities';
import type { Capability, Host } from '@/host/host';
import { openIn, signature, type NativeCall, type Native } from '../support/native-sides';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.doUnmock('weixin-js-sdk');
});

describe('the detection of the host', () => {
  const phone = 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/120.0 Mobile Safari/537.36';
  it.each<[string, { userAgent?: string; channelBridge?: boolean; socialEnvironment?: string }, HostName]>([
    ['the super app by its user agent', { userAgent: `${phone} LongSuperApp/6.1.0` }, 'super-app'],
    ['the channel app by its user agent', { userAgent: `${phone} LongChannel/3.2` }, 'channel-app'],
    ['the channel app by its global', { channelBridge: true }, 'channel-app'],
    ['MAIA by its user agent', { userAgent: `${phone} MAIA/2.4` }, 'maia'],
    [
      'a mini-program by the social app’s flag',
      { userAgent: `${phone} MicroMessenger/8.0.49`, socialEnvironment: 'miniprogram' },
      'mini-program',
    ],
    ['a mini-program by its user agent', { userAgent: `${phone} miniProgram/wx01` }, 'mini-program'],
    ['the social browser', { userAgent: `${phone} MicroMessenger/8.0.49` }, 'social-browser'],
    [
      'the social browser, whatever else its flag says',
      { userAgent: `${phone} MicroMessenger/8.0.49`, socialEnvironment: 'browser' },
      'social-browser',
    ],
    ['any other browser', {}, 'browser'],
    ['a browser that only sounds alike', { userAgent: `${phone} MAIAN LongChannels` }, 'browser'],
    [
      'the super app, even where it carries the social app’s mark',
      { userAgent: `${phone} MicroMessenger/8.0.49 LongSuperApp/6.1.0` },
      'super-app',
    ],
  ])('detects %s', (_what, marks, name) => {
    expect(hostOf({ userAgent: phone, channelBridge: false, socialEnvironment: '', ...marks })).toBe(name);
  });
});

const everything = Object.keys({
  getMemberToken: 0,
  refreshToken: 0,
  loginCheck: 0,
  openLogin: 0,
  getChannelInfo: 0,
  scanQRCode: 0,
  getMemberInfo: 0,
  getCityInfo: 0,
  setTitle: 0,
  pageFinished: 0,
  share: 0,
  openPage: 0,
  close: 0,
} satisfies Record<Capability, 0>) as Capability[];
const link = { title: '生日祝福', text: '恭喜发财！', url: 'https://longcoin.example/', image: '' };

/** Makes any call with its parameters. */
function makeCall(host: Host, capability: Capability): Promise<unknown> {
  if (capability === 'setTitle') return host.setTitle('账单');
  if (capability === 'share') return host.share(link);
  if (capability === 'openPage') return host.openPage('/pages/mine/index');
  return host[capability]();
}

describe('the missing calls of a host', () => {
  it.each(hostNames)('in %s are exactly the undeclared ones, which are unsupported', async (name) => {
    const declared: readonly Capability[] = capabilities[name];
    const { host, kinds } = await openIn(name, () => undefined);
    expect(everything.filter((capability) => host.can(capability)).sort()).toEqual([...declared].sort());
    for (const capability of everything.filter((one) => !declared.includes(one))) {
      await expect(makeCall(host, capability)).rejects.toEqual(new kinds.Unsupported(capability));
    }
  });

  it('leave the token refresh to the super app alone, and the channel’s key to the other hosts', () => {
    const hostsWith = (capability: Capability) =>
      hostNames.filter((name) => (capabilities[name] as readonly Capability[]).includes(capability));
    expect(hostsWith('refreshToken')).toEqual(['super-app']);
    expect(hostsWith('getChannelInfo')).toEqual(['channel-app', 'maia']);
  });
});

/** How a host is tested: one call to its native side, and the answers that side can give. */
interface Trial {
  make: (host: Host) => Promise<unknown>;
  good: unknown;
  value: unknown;
  refusal: unknown;
  refused: object;
  notImplemented: [said: unknown, then: object];
  wrong: readonly unknown[];
  absent: object;
}

const member = { memberId: 'LM100001', token: 'lx-1' };
const nativeTrial: Trial = {
  make: (host) => host.getMemberInfo(),
  good: { status: 0, data: member, message: '' },
  value: member,
  refusal: { status: 50001, data: null, message: '您已离职' },
  refused: { name: 'HostRefusal', capability: 'getMemberInfo', status: 50001, said: '您已离职' },
  notImplemented: [
    { status: -1, data: null, message: 'not implemented' },
    { value: { memberId: '', token: '' } },
  ],
  wrong: [
    { status: 0, data: { memberId: 100001, token: [] } },
    { status: 0, data: 'LM100001' },
    { status: '0', data: member },
    { data: member },
    'LM100001',
    null,
    [],
  ],
  absent: { name: 'HostFailure', trouble: 'absent' },
};
const socialTrial: Trial = {
  make: (host) => host.scanQRCode(),
  good: { errMsg: 'scanQRCode:ok', resultStr: 'https://longcoin.example/pay' },
  value: 'https://longcoin.example/pay',
  refusal: { errMsg: 'scanQRCode:fail' },
  refused: { name: 'HostRefusal', capability: 'scanQRCode', said: 'scanQRCode:fail' },
  notImplemented: [{ err_msg: 'system:function_not_exist' }, { name: 'ScanUnsupported' }],
  wrong: [{ errMsg: 'scanQRCode:ok', resultStr: 7 }, { errMsg: 'scanQRCode:ok' }],
  absent: { name: 'HostFailure', trouble: 'absent' },
};
const text = '#/transfer1';
const trials: Readonly<Record<HostName, Trial>> = {
  'super-app': nativeTrial,
  'channel-app': {
    ...nativeTrial,
    make: (host) => host.scanQRCode(),
    good: { status: 0, data: { text }, message: '' },
    value: text,
    refused: { name: 'HostRefusal', capability: 'scanQRCode', status: 50001, said: '您已离职' },
    notImplemented: [{ status: -1, data: null, message: 'not implemented' }, { value: '' }],
    // The answer has no id and belongs to no call, so that only the message itself can be wrong.
    wrong: [
      { status: 0, data: { text: 7 } },
      { status: 0, data: text },
      { status: '0', data: { text } },
      { data: { text } },
    ],
  },
  maia: nativeTrial,
  'mini-program': socialTrial,
  'social-browser': socialTrial,
  browser: {
    make: (host) => host.share(link),
    good: undefined,
    value: 'sheet-shown',
    refusal: Object.assign(new Error('left'), { name: 'AbortError' }),
    refused: { name: 'HostFailure', trouble: 'cancelled' },
    notImplemented: [new Error('not allowed'), { name: 'HostFailure', trouble: 'threw' }],
    wrong: [],
    absent: { name: 'Unsupported', capability: 'share' },
  },
};

/** The result of a call: its value or its error; empty while it waits. */
function watchCall(asked: Promise<unknown>): { came: readonly unknown[] } {
  const came: unknown[] = [];
  asked.then(
    (value) => came.push({ value }),
    (error: unknown) => came.push(error),
  );
  return { came };
}

/** A native side that accepts the signature and answers anything else with these values. */
function answerWith(...values: unknown[]): Native {
  return (nativeCall) => {
    if (acceptSignature(nativeCall)) return;
    for (const value of values) nativeCall.answer(value);
  };
}

function acceptSignature({ method, answer }: NativeCall): boolean {
  if (method === 'preVerifyJSAPI') answer({ errMsg: 'preVerifyJSAPI:ok' });
  return ['preVerifyJSAPI', 'getNetworkType'].includes(method);
}

const moment = () => vi.advanceTimersByTimeAsync(0);

describe.each(hostNames)('the bridge of %s', (name) => {
  const trial = trials[name];
  const tryWith = async (native: Native | null) => {
    const { host } = await openIn(name, native);
    const result = watchCall(trial.make(host));
    await moment();
    return result;
  };

  it('returns the value of a success', async () => {
    expect((await tryWith(answerWith(trial.good))).came).toEqual([{ value: trial.value }]);
  });

  it('rejects with status and message of a native refusal', async () => {
    expect((await tryWith(answerWith(trial.refusal))).came).toEqual([expect.objectContaining(trial.refused)]);
  });

  it('does not treat “not implemented” as an error', async () => {
    const [said, then] = trial.notImplemented;
    expect((await tryWith(answerWith(said))).came).toEqual([expect.objectContaining(then)]);
  });

  it('uses the first of two answers', async () => {
    expect((await tryWith(answerWith(trial.good, trial.refusal))).came).toEqual([{ value: trial.value }]);
  });

  it('accepts a late answer for a call that still waits', async () => {
    const late: Native = (nativeCall) => {
      if (!acceptSignature(nativeCall)) setTimeout(() => nativeCall.answer(trial.good), 5_000);
    };
    const { came } = await tryWith(late);
    expect(came).toEqual([]);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(came).toEqual([{ value: trial.value }]);
  });

  it('waits when no answer comes, and does not affect other calls', async () => {
    let silent = true;
    const { host } = await openIn(name, (nativeCall) => {
      if (!acceptSignature(nativeCall) && !silent) nativeCall.answer(trial.good);
    });
    const never = watchCall(trial.make(host));
    await moment();
    silent = false;
    expect(await trial.make(host)).toEqual(trial.value);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(never.came).toEqual([]);
  });

  it('rejects at once when the native side throws', async () => {
    const throwing: Native = (nativeCall) => {
      if (!acceptSignature(nativeCall)) throw new Error('bridge broke');
    };
    expect((await tryWith(throwing)).came).toEqual([
      expect.objectContaining({ name: 'HostFailure', trouble: 'threw', said: 'bridge broke' }),
    ]);
  });

  it.each(trial.wrong.map((wrong) => [JSON.stringify(wrong), wrong]))(
    'refuses an answer of the wrong type: %s',
    async (_text, wrong) => {
      expect((await tryWith(answerWith(wrong))).came).toEqual([
        expect.objectContaining({ name: 'HostFailure', trouble: 'invalidResponse' }),
      ]);
    },
  );

  it('rejects when it is absent', async () => {
    const { came } = await tryWith(null);
    // The social app may inject its bridge a little later.
    await vi.advanceTimersByTimeAsync(name.includes('-app') || name === 'maia' ? 0 : 1_000);
    expect(came).toEqual([expect.objectContaining(trial.absent)]);
  });
});

describe('the calls of a host', () => {
  const callsIn = async (name: HostName, ask: (host: Host) => Promise<unknown>) => {
    const calls: NativeCall[] = [];
    const { host } = await openIn(name, (call) => {
      calls.push(call);
      if (!acceptSignature(call))
        call.answer({ status: 0, data: null, message: '', errMsg: `${call.method}:ok` });
    });
    const outcome = await ask(host);
    return { outcome, calls: calls.map(({ method, params }) => [method, params]) };
  };

  it.each([
    ['setTitle', 'nav.setTitle', { title: '账单' }],
    ['pageFinished', 'nav.pageFinished', {}],
    ['close', 'nav.close', {}],
    ['openLogin', 'user.openLogin', {}],
    ['share', 'device.share', link],
  ] as const)('map %s to %s of the super app', async (capability, method, params) => {
    const { calls } = await callsIn('super-app', (host) => makeCall(host, capability));
    expect(calls).toEqual([[method, params]]);
  });

  it('return a placeholder for a method that this super app does not have', async () => {
    const { outcome, calls } = await callsIn('super-app', (host) => host.getCityInfo());
    expect(outcome).toEqual({ cityCode: '', cityName: '' });
    expect(calls).toEqual([]);
  });

  it('of the channel app are told apart by their ids, whichever is answered first', async () => {
    const calls: NativeCall[] = [];
    const { host } = await openIn('channel-app', (call) => calls.push(call));
    const scanned = [watchCall(host.scanQRCode()), watchCall(host.scanQRCode())];
    for (const index of [1, 0, 1])
      calls[index]?.answer({ status: 0, data: { text: `code ${index}` }, message: null });
    await moment();
    expect(scanned.map(({ came }) => came)).toEqual([[{ value: 'code 0' }], [{ value: 'code 1' }]]);
  });

  it('of MAIA accept an object or its JSON', async () => {
    const { host } = await openIn(
      'maia',
      answerWith(JSON.stringify({ status: 0, data: { loggedIn: true } })),
    );
    expect(await host.loginCheck()).toBe(true);
  });

  it('of the mini-program pass on what to share and which of its pages to open, and go back', async () => {
    const shared = await callsIn('mini-program', (host) => host.share(link));
    expect(shared.outcome).toBe('prepared');
    expect(shared.calls[0]).toMatchObject([
      'invokeMiniProgramAPI',
      { name: 'postMessage', arg: { share: link } },
    ]);
    const opened = await callsIn('mini-program', (host) => host.openPage('/pages/mine/index'));
    expect(opened.calls[0]).toMatchObject([
      'invokeMiniProgramAPI',
      { name: 'reLaunch', arg: { url: '/pages/mine/index' } },
    ]);
    const closed = await callsIn('mini-program', (host) => host.close());
    expect(closed.calls[0]).toMatchObject(['invokeMiniProgramAPI', { name: 'navigateBack' }]);
  });

  it('of the social browser share a link by its own menu, to one and to all', async () => {
    const { outcome, calls } = await callsIn('social-browser', (host) => host.share(link));
    expect(outcome).toBe('prepared');
    expect(calls.map(([method]) => method)).toEqual(
      expect.arrayContaining(['preVerifyJSAPI', 'updateAppMessageShareData', 'updateTimelineShareData']),
    );
  });
});

describe('the social app’s signature', () => {
  it('is made for the page’s address without its hash, once for all calls', async () => {
    window.history.replaceState(null, '', '/wallet/?lang=zh-CN#/qrcodeScan?token=never');
    const sign = vi.fn(() => Promise.resolve(signature));
    const calls: NativeCall[] = [];
    const native: Native = (call) => {
      calls.push(call);
      answerWith(socialTrial.good)(call);
    };
    const { host } = await openIn('social-browser', native, sign);
    await Promise.all([host.scanQRCode(), host.scanQRCode()]);
    await host.scanQRCode();
    expect(sign.mock.calls).toEqual([[`${window.location.origin}/wallet/?lang=zh-CN`]]);
    expect(calls.filter(({ method }) => method === 'preVerifyJSAPI')).toHaveLength(1);
    expect(calls[0]?.params).toMatchObject({ verifyAppId: 'wx-test', verifySignature: 'signed' });
  });

  it('that is not accepted returns the social app’s text, for this and for each later call', async () => {
    const { host } = await openIn('social-browser', ({ method, answer }) => {
      const said = method === 'preVerifyJSAPI' ? { errMsg: 'config:invalid signature' } : socialTrial.good;
      queueMicrotask(() => answer(said));
    });
    for (let time = 0; time < 2; time += 1) {
      await expect(host.scanQRCode()).rejects.toMatchObject({
        name: 'HostFailure',
        trouble: 'config',
        said: 'config:invalid signature',
      });
    }
  });

  it('that the gateway did not return is requested again by the next call', async () => {
    const sign = vi.fn(() => Promise.resolve(signature)).mockRejectedValueOnce(new Error('gateway'));
    const { host } = await openIn('social-browser', answerWith(socialTrial.good), sign);
    await expect(host.scanQRCode()).rejects.toThrow('gateway');
    await expect(host.scanQRCode()).resolves.toBe(socialTrial.value);
  });

  it('that the social app never checks fails after 10 s', async () => {
    const { host } = await openIn('social-browser', () => undefined);
    const { came } = watchCall(host.scanQRCode());
    await vi.advanceTimersByTimeAsync(9_999);
    expect(came).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(came).toEqual([expect.objectContaining({ trouble: 'timeout' })]);
  });

  it('waits for a bridge that is injected a little later', async () => {
    const { host } = await openIn('social-browser', null);
    const { came } = watchCall(host.scanQRCode());
    await vi.advanceTimersByTimeAsync(500);
    Object.assign(window, {
      WeixinJSBridge: {
        invoke: (method: string, params: unknown, answer: (value: unknown) => void) =>
          answerWith(socialTrial.good)({ method, params, answer }),
      },
    });
    document.dispatchEvent(new Event('WeixinJSBridgeReady'));
    await moment();
    expect(came).toEqual([{ value: socialTrial.value }]);
  });
});

describe('a plain browser', () => {
  it('has no share sheet when the system has none', async () => {
    const { host } = await openIn('browser', null);
    expect(host.can('share')).toBe(false);
  });

  it('says that it cannot close a page which it did not open', async () => {
    const { host, kinds } = await openIn('browser', null);
    vi.spyOn(window, 'close').mockImplementation(() => undefined);
    await expect(host.close()).rejects.toEqual(new kinds.Unsupported('close'));
  });
});
