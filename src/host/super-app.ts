import bridge from 'dsbridge';
import { HostFailure, type BridgeMethod, type Host } from './host';
import { makeHost } from './make-host';
import { nativeCalls } from './native-calls';
import type { RuntimeConfig } from './runtime-config';
import { callWithCallback, type Transport } from './transport';

/** DSBridge groups its methods by name spaces. */
const spaces: Readonly<Record<BridgeMethod, 'user' | 'nav' | 'device'>> = {
  getMemberToken: 'user',
  refreshToken: 'user',
  loginCheck: 'user',
  openLogin: 'user',
  getChannelInfo: 'user',
  getMemberInfo: 'user',
  setTitle: 'nav',
  pageFinished: 'nav',
  close: 'nav',
  share: 'device',
  scanQRCode: 'device',
  getCityInfo: 'device',
};

/** All calls are asynchronous ones: a callback on a synchronous method fails on iOS. */
const transport: Transport = {
  call: (capability, params) =>
    callWithCallback((answer) => {
      if (!isThere()) throw new HostFailure('absent');
      const method = `${spaces[capability]}.${capability}`;
      // A method that this version of the host does not have would never answer.
      if (bridge.hasNativeMethod(method) === false) answer('not implemented');
      else bridge.call<object, unknown>(method, params, answer);
    }),
};

/** Android's web view has an object, iOS' a flag or a mark; without either of them the library never answers. */
function isThere(): boolean {
  return (
    ('_dsbridge' in window && window._dsbridge !== undefined) ||
    ('_dswk' in window && window._dswk !== undefined) ||
    navigator.userAgent.includes('_dsbridge')
  );
}

/** The host of the super app, reached by its bridge. */
export function superApp(config: RuntimeConfig): Promise<Host> {
  return Promise.resolve(makeHost('super-app', nativeCalls(transport, config)));
}
