import wx from 'weixin-js-sdk';
import type { Host } from './host';
import { makeHost } from './make-host';
import { pageCalls } from './page-calls';
import type { RuntimeConfig } from './runtime-config';
import { callSocialApp, signedCalls } from './social-sdk';

/** The host of the social app's browser: calls of the page itself, with the signed calls of the social app. */
export function socialBrowser(config: RuntimeConfig): Promise<Host> {
  return Promise.resolve(
    makeHost('social-browser', { ...pageCalls(config), ...signedCalls(config.sign), close }),
  );
}

/** A window that closes sends no response. */
async function close(): Promise<void> {
  await callSocialApp('close', ({ success }) => {
    wx.closeWindow();
    success();
  });
}
