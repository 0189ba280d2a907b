// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest';
import type { HostName } from '@/domain/session/host';
import type { Host } from '@/host/host';
import {
  acceptSignature,
  answerWith,
  controlTimers,
  link,
  makeCall,
  moment,
  watchCall,
} from '../../support/hosts/host-calls';
import { openIn, type NativeCall } from '../../support/hosts/native-sides';

controlTimers();

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
