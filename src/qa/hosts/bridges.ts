import type { HostName } from '@/domain/session/host';
import { everyCall, ruleOf } from './script';
import { receive } from './simulator';
import { weixinBridge } from './weixin-bridge';

/** Each host's mark in the user agent. */
const marks: Readonly<Record<HostName, string>> = {
  'super-app': 'LongSuperApp/6.1.0',
  'channel-app': 'LongChannel/3.2.0',
  maia: 'MAIA/2.4.1',
  'mini-program': 'MicroMessenger/8.0.49 miniProgram/wx-simulated',
  'social-browser': 'MicroMessenger/8.0.49',
  browser: '',
};

/** Simulates a host: its mark in the user agent, its globals, and a native side that QA scripts. */
export function injectHost(host: HostName): void {
  const own = navigator.userAgent.replace(
    /\s*\b(?:(?:LongSuperApp|LongChannel|MAIA|MicroMessenger)\/\S+|miniProgram\S*)/g,
    '',
  );
  const userAgent = `${own} ${marks[host]}`.trim();
  Object.defineProperty(navigator, 'userAgent', { get: () => userAgent, configurable: true });
  defineGlobal(window, '__wxjs_environment', () => (host === 'mini-program' ? 'miniprogram' : ''));
  defineGlobals[host]();
}

/** Defines a global that is undefined while QA has scripted the bridge to be absent. */
function defineGlobal(target: object, name: string, value: () => unknown): void {
  const get = () => (ruleOf(everyCall).outcome === 'absent' ? undefined : value());
  Object.defineProperty(target, name, { get, configurable: true });
}

const defineGlobals: Readonly<Record<HostName, () => void>> = {
  'super-app': () => defineGlobal(window, '_dsbridge', () => ({ call: callDsBridge })),
  'channel-app': () => defineGlobal(window, 'ChannelBridge', () => ({ postMessage: postChannelMessage })),
  maia: () => defineGlobal(window, 'maia', () => ({ call: receive })),
  'mini-program': () => defineGlobal(window, 'WeixinJSBridge', () => weixinBridge),
  'social-browser': () => defineGlobal(window, 'WeixinJSBridge', () => weixinBridge),
  browser: () => defineGlobal(navigator, 'share', () => share),
};

/** The protocol of DSBridge: JSON in, the response through a global function that the page has defined. */
function callDsBridge(method: string, text: string): string {
  // Methods with this prefix belong to the library itself, which checks whether a method exists.
  if (method.startsWith('_dsb.')) return JSON.stringify({ code: 0, data: true });
  const { data, _dscbstub: stub = '' } = JSON.parse(text) as { data: unknown; _dscbstub?: string };
  receive(nameIn(method), data, (sent) => callGlobal(stub, sent));
  return '{}';
}

/** Removes the namespace: `user.getMemberInfo` is getMemberInfo. */
function nameIn(method: string): string {
  return method.slice(method.lastIndexOf('.') + 1);
}

function postChannelMessage(text: string): void {
  const { id, method, params } = JSON.parse(text) as { id: string; method: string; params: unknown };
  receive(method, params, (sent) =>
    callGlobal('onChannelMessage', JSON.stringify(Object.assign({ id }, sent))),
  );
}

function callGlobal(name: string, value: unknown): void {
  const callback: unknown = Reflect.get(window, name);
  if (typeof callback === 'function') callback(value);
}

/** The system's share sheet of a plain browser. */
function share(data: unknown): Promise<void> {
  return new Promise((resolve, reject) => {
    receive('share', data, (sent) => {
      const isSuccess = typeof sent === 'object' && sent !== null && 'status' in sent && sent.status === 0;
      if (isSuccess) resolve();
      else reject(new DOMException('simulated', 'NotAllowedError'));
    });
  });
}
