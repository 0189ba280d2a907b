import { receive, type Sent } from './simulator';

type Callback = (answer: object) => void;

/** What the social app puts into a page: the library `weixin-js-sdk` speaks to it. */
export const weixinBridge = {
  invoke: (name: string, params: Record<string, unknown>, callback: Callback): void => {
    // The library only counts its own use with it.
    if (name === 'getNetworkType') return callback({ errMsg: 'getNetworkType:fail' });
    const call = callOf(name, params);
    receive(call, paramsOf(name, params), (sent) => callback(answerOf(call, sent)));
  },
  on: () => undefined,
};

/** Calls by the names that pages know them by. */
function callOf(name: string, { name: inMiniProgram }: Record<string, unknown>): string {
  if (name === 'preVerifyJSAPI') return 'config';
  return name === 'invokeMiniProgramAPI' && typeof inMiniProgram === 'string' ? inMiniProgram : name;
}

/** The signature comes along with every call of the library; it is told once. */
function paramsOf(name: string, params: Record<string, unknown>): object {
  const told = Object.entries(params).filter(
    ([field]) => name === 'preVerifyJSAPI' || !/^(?:verify|appId$)/.test(field),
  );
  return Object.fromEntries(told);
}

/** Status and data in the social app's own form. */
function answerOf(call: string, sent: Sent): object {
  const { status, data, message } = sent as { status: unknown; data: unknown; message: unknown };
  if (message === 'not implemented') return { errMsg: `${call}:fail, the function is not exist` };
  if (typeof status !== 'number') return { errMsg: `${call}:ok`, resultStr: data };
  if (status !== 0) return { errMsg: `${call}:fail ${String(message)}` };
  return { errMsg: `${call}:ok`, ...scanned(data) };
}

/** On iOS the library reads what was scanned out of another JSON. */
function scanned(data: unknown): object {
  if (typeof data !== 'object' || data === null || !('text' in data)) return {};
  const onIos = /iphone|ipad/i.test(navigator.userAgent);
  return { resultStr: onIos ? JSON.stringify({ scan_code: { scan_result: data.text } }) : data.text };
}
