// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest';
import { answerWith, controlTimers, moment, watchCall } from '../../support/hosts/host-calls';
import { socialTrial } from '../../support/hosts/host-trials';
import { openIn, signature, type Native, type NativeCall } from '../../support/hosts/native-sides';

controlTimers();

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
