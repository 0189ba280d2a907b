import { receive, type Sent } from './simulator';

/** The scripted status of a call that the person closes. */
const cancelled = 1;

type Callback = (answer: object) => void;

/** The global that the social app injects into a page; the library `weixin-js-sdk` calls it. */
export const weixinBridge = {
  invoke: (name: string, params: Record<string, unknown>, callback: Callback): void => {
    // The library calls it only for its own statistics.
    if (name === 'getNetworkType') return callback({ errMsg: 'getNetworkType:fail' });
    const call = callOf(name, params);
    receive(call, paramsOf(name, params), (sent) => callback(answerOf(call, sent)));
  },
  on: () => undefined,
};

/** The name of a call in the library's own interface. */
function callOf(name: string, { name: inMiniProgram }: Record<string, unknown>): string {
  if (name === 'preVerifyJSAPI') return 'config';
  if (name === 'getBrandWCPayRequest') return 'chooseWXPay';
  return name === 'invokeMiniProgramAPI' && typeof inMiniProgram === 'string' ? inMiniProgram : name;
}

/** Leaves out the signature, which the library sends with every call, except for the call that is about it. */
function paramsOf(name: string, params: Record<string, unknown>): object {
  const shown = Object.entries(params).filter(
    ([field]) => name === 'preVerifyJSAPI' || !/^(?:verify|appId$)/.test(field),
  );
  return Object.fromEntries(shown);
}

/** The response in the format of the social app. */
function answerOf(call: string, sent: Sent): object {
  const { status, data, message } = sent as { status: unknown; data: unknown; message: unknown };
  if (message === 'not implemented') return { errMsg: `${call}:fail, the function is not exist` };
  if (typeof status !== 'number') return { errMsg: `${call}:ok`, resultStr: data };
  if (status === cancelled) return { errMsg: `${call}:cancel` };
  if (status !== 0) return { errMsg: `${call}:fail ${String(message)}` };
  return { errMsg: `${call}:ok`, ...scanned(data) };
}

/** On iOS the library expects the result of a scan in another format. */
function scanned(data: unknown): object {
  if (typeof data !== 'object' || data === null || !('text' in data)) return {};
  const isIos = /iphone|ipad/i.test(navigator.userAgent);
  return { resultStr: isIos ? JSON.stringify({ scan_code: { scan_result: data.text } }) : data.text };
}
