import wx from 'weixin-js-sdk';
import type { RuntimeConfig } from './current';
import type { Host } from './host';
import { makeHost } from './make-host';
import { pageCalls } from './page-calls';
import { asked, signedCalls } from './social-sdk';

export function socialBrowser(around: RuntimeConfig): Promise<Host> {
  return Promise.resolve(
    makeHost('social-browser', { ...pageCalls(around), ...signedCalls(around.sign), close }),
  );
}

/** The window that closes does not answer. */
async function close(): Promise<void> {
  await asked('close', ({ success }) => {
    wx.closeWindow();
    success();
  });
}
