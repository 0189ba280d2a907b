import type { HostName } from '@/domain/session/host';
import { ruleOf, everyCall } from './script';
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

/** Makes the page believe that it was opened in this host: its mark, its globals, and a native side that QA scripts. */
export function injectHost(host: HostName): void {
  const own = navigator.userAgent.replace(
    /\s*\b(?:(?:LongSuperApp|LongChannel|MAIA|MicroMessenger)\/\S+|miniProgram\S*)/g,
    '',
  );
  const userAgent = `${own} ${marks[host]}`.trim();
  Object.defineProperty(navigator, 'userAgent', { get: () => userAgent, configurable: true });
  put(window, '__wxjs_environment', () => (host === 'mini-program' ? 'miniprogram' : ''));
  globals[host]();
}

/** A global that goes away while QA wants the bridge to be absent. */
function put(place: object, name: string, value: () => unknown): void {
  const get = () => (ruleOf(everyCall).outcome === 'absent' ? undefined : value());
  Object.defineProperty(place, name, { get, configurable: true });
}

const globals: Readonly<Record<HostName, () => void>> = {
  'super-app': () => put(window, '_dsbridge', () => ({ call: callDsBridge })),
  'channel-app': () => put(window, 'ChannelBridge', () => ({ postMessage: postChannelMessage })),
  maia: () => put(window, 'maia', () => ({ call: receive })),
  'mini-program': () => put(window, 'WeixinJSBridge', () => weixinBridge),
  'social-browser': () => put(window, 'WeixinJSBridge', () => weixinBridge),
  browser: () => put(navigator, 'share', () => share),
};

/** DSBridge's protocol: JSON in, the answer through a global function that the page made for it. */
function callDsBridge(method: string, text: string): string {
  // Those of its own name space are the library's own affairs; every method is there.
  if (method.startsWith('_dsb.')) return JSON.stringify({ code: 0, data: true });
  const { data, _dscbstub: stub = '' } = JSON.parse(text) as { data: unknown; _dscbstub?: string };
  receive(nameIn(method), data, (sent) => callGlobal(stub, sent));
  return '{}';
}

/** `user.getMemberInfo` is getMemberInfo. */
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
  const found: unknown = Reflect.get(window, name);
  if (typeof found === 'function') found(value);
}

/** The system's share sheet, as a plain browser has it. */
function share(data: unknown): Promise<void> {
  return new Promise((resolve, reject) => {
    receive('share', data, (sent) => {
      const sound = typeof sent === 'object' && sent !== null && 'status' in sent && sent.status === 0;
      if (sound) resolve();
      else reject(new DOMException('simulated', 'NotAllowedError'));
    });
  });
}
