import { createRequire } from 'node:module';
import { vi } from 'vitest';
import type { HostName } from '@/domain/session/host';
import type { Host, SocialSignature } from '@/host/host';

/** One call as a native side receives it; it may be answered any number of times. */
export interface NativeCall {
  method: string;
  params: unknown;
  answer: (value: unknown) => void;
}

/** A native side's reaction to a call; undefined never answers. */
export type Native = (nativeCall: NativeCall) => void;

const marks: Readonly<Record<HostName, string>> = {
  'super-app': 'LongSuperApp/6.1.0',
  'channel-app': 'LongChannel/3.2.0',
  maia: 'MAIA/2.4.1',
  'mini-program': 'MicroMessenger/8.0.49 miniProgram/wx0123',
  'social-browser': 'MicroMessenger/8.0.49',
  browser: 'Chrome/120.0.0.0',
};

export const signature: SocialSignature = {
  appId: 'wx-test',
  timestamp: 1_790_000_000,
  nonceStr: 'nonce',
  signature: 'signed',
};

/** Installs each native side in the page: how its calls come in, and how answers go back. */
const bridges: Readonly<Record<HostName, (native: Native) => void>> = {
  'super-app': (native) =>
    put('_dsbridge', {
      call: (method: string, text: string) => {
        const { data: params, _dscbstub: callback } = JSON.parse(text) as {
          data: unknown;
          _dscbstub?: string;
        };
        if (method.startsWith('_dsb.')) return JSON.stringify({ data: knows(params) });
        const answer = (value: unknown) => {
          const back: unknown = Reflect.get(window, callback ?? '');
          if (typeof back === 'function') back(value);
        };
        native({ method, params, answer });
        return '{}';
      },
    }),
  'channel-app': (native) =>
    put('ChannelBridge', {
      postMessage: (text: string) => {
        const { id, method, params } = JSON.parse(text) as { id: string; method: string; params: unknown };
        const answer = (value: unknown) => {
          const receive: unknown = Reflect.get(window, 'onChannelMessage');
          const reply = typeof value === 'object' ? { id, ...value } : { id, answer: value };
          if (typeof receive === 'function') receive(JSON.stringify(reply));
        };
        native({ method, params, answer });
      },
    }),
  maia: (native) =>
    put('maia', {
      call: (method: string, params: unknown, answer: (value: unknown) => void) => {
        native({ method, params, answer });
      },
    }),
  'mini-program': social,
  'social-browser': social,
  browser: (native) => {
    const share = (params: unknown) =>
      new Promise((resolve, reject) => {
        const answer = (value: unknown) => (value instanceof Error ? reject(value) : resolve(value));
        native({ method: 'share', params, answer });
      });
    Object.defineProperty(navigator, 'share', { value: share, configurable: true });
  },
};

function social(native: Native): void {
  put('WeixinJSBridge', {
    invoke: (method: string, params: unknown, answer: (value: unknown) => void) => {
      native({ method, params, answer });
    },
    on: () => undefined,
  });
}

function put(name: string, bridge: object): void {
  Object.defineProperty(window, name, { value: bridge, configurable: true, writable: true });
}

/** The super app reports one method as missing. */
function knows(params: unknown): boolean {
  return JSON.stringify(params).includes('getCityInfo') === false;
}

const load = createRequire(import.meta.url);

/** Puts a host's bridge into the page, for adapters that are loaded already. */
export function putBridge(name: HostName, native: Native): void {
  bridges[name](native);
}

/**
 * Opens the page in this host with the real libraries, loaded afresh; without a native side the host's bridge is
 * missing.
 */
export async function openIn(
  name: HostName,
  native: Native | null,
  sign: () => Promise<SocialSignature> = () => Promise.resolve(signature),
): Promise<{
  host: Host;
  kinds: typeof import('@/host/host');
  goBack: ReturnType<typeof vi.fn>;
  provideMemberId: (memberId: () => string) => void;
}> {
  for (const each of ['_dsbridge', 'ChannelBridge', 'maia', 'WeixinJSBridge'])
    Reflect.deleteProperty(window, each);
  Reflect.deleteProperty(navigator, 'share');
  Object.defineProperty(navigator, 'userAgent', { value: marks[name], configurable: true });
  if (native !== null) bridges[name](native);
  vi.resetModules();
  vi.doMock('weixin-js-sdk', () => {
    Reflect.deleteProperty(load.cache, load.resolve('weixin-js-sdk'));
    return { default: load('weixin-js-sdk') as unknown };
  });
  const { provideMemberId, provideSignature, provideWayBack } = await import('@/host/runtime-config');
  const { theHost } = await import('@/host/current');
  const goBack = vi.fn();
  provideSignature(sign);
  provideWayBack(goBack);
  return { host: await theHost(), kinds: await import('@/host/host'), goBack, provideMemberId };
}
