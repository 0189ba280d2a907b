import { afterEach, beforeEach, vi } from 'vitest';
import type { Capability, Host } from '@/host/host';
import type { Native, NativeCall } from './native-sides';

/** Gives each test fake timers, and unloads the social app’s library after it. */
export function controlTimers(): void {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.doUnmock('weixin-js-sdk');
  });
}

export const link = { title: '生日祝福', text: '恭喜发财！', url: 'https://longcoin.example/', image: '' };

export const payment = {
  timestamp: 1_790_000_000,
  nonceStr: 'nonce',
  package: 'prepay_id=wx1',
  signType: 'RSA',
  paySign: 'signed',
} as const;

/** Makes any call with its parameters. */
export function makeCall(host: Host, capability: Capability): Promise<unknown> {
  if (capability === 'setTitle') return host.setTitle('账单');
  if (capability === 'share') return host.share(link);
  if (capability === 'openPage') return host.openPage('/pages/mine/index');
  if (capability === 'requestPayment') return host.requestPayment(payment);
  return host[capability]();
}

/** The result of a call: its value or its error; empty while it waits. */
export function watchCall(asked: Promise<unknown>): { came: readonly unknown[] } {
  const came: unknown[] = [];
  asked.then(
    (value) => came.push({ value }),
    (error: unknown) => came.push(error),
  );
  return { came };
}

/** A native side that accepts the signature and answers anything else with these values. */
export function answerWith(...values: unknown[]): Native {
  return (nativeCall) => {
    if (acceptSignature(nativeCall)) return;
    for (const value of values) nativeCall.answer(value);
  };
}

export function acceptSignature({ method, answer }: NativeCall): boolean {
  if (method === 'preVerifyJSAPI') answer({ errMsg: 'preVerifyJSAPI:ok' });
  return ['preVerifyJSAPI', 'getNetworkType'].includes(method);
}

export const moment = () => vi.advanceTimersByTimeAsync(0);
