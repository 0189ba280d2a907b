import wx from 'weixin-js-sdk';
import type { Host, Shared } from './host';
import { makeHost } from './make-host';
import { pageCalls } from './page-calls';
import type { RuntimeConfig } from './runtime-config';
import { callSocialApp, signedCalls } from './social-sdk';

/** The host of a mini-program: calls of the page itself, with scanning by signed calls of the social app. */
export function miniProgram(config: RuntimeConfig): Promise<Host> {
  const { scanQRCode } = signedCalls(config.sign);
  return Promise.resolve(
    makeHost('mini-program', { ...pageCalls(config), scanQRCode, share, openPage, close }),
  );
}

/** The mini-program shares the content when its menu is opened; it sends no response. */
async function share(shared: Shared): Promise<'prepared'> {
  await callSocialApp('share', ({ success }) => {
    wx.miniProgram.postMessage({ data: { share: shared } });
    success();
  });
  return 'prepared';
}

/** Only `reLaunch` opens pages of the tab bar as well. */
async function openPage(path: string): Promise<void> {
  await callSocialApp('openPage', (replies) => wx.miniProgram.reLaunch({ url: path, ...replies }));
}

/** Back to the mini-program's own page, which closes the web view. */
async function close(): Promise<void> {
  // The library's types want an address where there is none.
  await callSocialApp('close', (replies) => wx.miniProgram.navigateBack({ url: '', ...replies }));
}
