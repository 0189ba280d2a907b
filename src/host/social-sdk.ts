import wx from 'weixin-js-sdk';
import { realClock, withTimeout, type Clock } from './clock';
import {
  HostFailure,
  HostRefusal,
  ScanUnsupported,
  type Capability,
  type Shared,
  type SocialPayment,
  type SocialSignature,
} from './host';
import type { Sign } from './runtime-config';
import { errorText } from './transport';

/** How long the social app may take to put its bridge into the page, and to check the signature. Milliseconds. */
const bridgeWait = 1000;
const configWait = 10_000;

/** A status of our own for what the social app refuses without a number. */
const refused = -1;

/** What old versions of the social app say to a call that they do not have. */
const tooOld = /function\W*(is\W)?not\W?exist/i;

/** The callbacks that every call of the social app takes. */
interface Replies {
  success: (answer?: unknown) => void;
  fail: (answer?: unknown) => void;
  cancel: () => void;
}

/** One call of the social app. The library never answers where the app's bridge is missing, so that is checked first. */
export async function callSocialApp(
  capability: Capability,
  send: (replies: Replies) => void,
  clock: Clock = realClock,
): Promise<unknown> {
  await bridgeIsThere(clock);
  return new Promise((resolve, reject) => {
    try {
      send({
        success: resolve,
        fail: (answer) => reject(new HostRefusal(capability, refused, errorOf(answer))),
        cancel: () => reject(new HostFailure('cancelled')),
      });
    } catch (error) {
      reject(new HostFailure('threw', errorText(error)));
    }
  });
}

/** The calls that need the page's address signed; the signature is checked once, when the first of them is made. */
export function signedCalls(sign: Sign, clock: Clock = realClock) {
  let verified: Promise<void> | null = null;
  const verify = () => {
    verified ??= verification().catch((error: unknown) => {
      // The library accepts every later configuration, so the first rejection holds for the whole visit.
      if (!(error instanceof HostFailure) || error.trouble !== 'config') verified = null;
      throw error;
    });
    return verified;
  };
  const verification = async () => {
    await bridgeIsThere(clock);
    const signature = await sign(window.location.href.replace(/#.*$/, ''));
    await withTimeout(configWait, configured(signature), clock);
  };
  return {
    scanQRCode: async (): Promise<string> => {
      await verify();
      const answer = await callSocialApp('scanQRCode', (replies) =>
        wx.scanQRCode({ needResult: 1, scanType: ['qrCode', 'barCode'], ...replies }),
      ).catch((error: unknown) => {
        throw error instanceof HostRefusal && tooOld.test(error.said) ? new ScanUnsupported() : error;
      });
      const text = wordIn(answer, 'resultStr');
      if (text === '') throw new HostFailure('invalidResponse');
      return text;
    },
    requestPayment: async (payment: SocialPayment): Promise<void> => {
      await verify();
      await callSocialApp('requestPayment', (replies) => wx.chooseWXPay({ ...payment, ...replies }));
    },
    /** Sets what the social app's own menu shares, with one contact or publicly. */
    share: async ({ title, text, url, image }: Shared): Promise<'prepared'> => {
      await verify();
      const passed = { title, desc: text, link: url, imgUrl: image };
      await Promise.all([
        callSocialApp('share', (replies) => wx.updateAppMessageShareData({ ...passed, ...replies })),
        callSocialApp('share', (replies) => wx.updateTimelineShareData({ ...passed, ...replies })),
      ]);
      return 'prepared';
    },
  };
}

function configured(signature: SocialSignature): Promise<void> {
  return new Promise((resolve, reject) => {
    try {
      // The library says `ready` after an error too, so the error handler must be set first.
      wx.error((answer: unknown) => reject(new HostFailure('config', errorOf(answer))));
      wx.config({
        ...signature,
        jsApiList: [
          'scanQRCode',
          'chooseWXPay',
          'updateAppMessageShareData',
          'updateTimelineShareData',
          'closeWindow',
        ],
      });
      wx.ready(resolve);
    } catch (error) {
      reject(new HostFailure('threw', errorText(error)));
    }
  });
}

/** The social app puts its bridge into the page by itself, on some phones after the page's scripts began. */
async function bridgeIsThere(clock: Clock): Promise<void> {
  const there = () => 'WeixinJSBridge' in window && Boolean(window.WeixinJSBridge);
  if (there()) return;
  const ready = new Promise<void>((resolve) => {
    document.addEventListener('WeixinJSBridgeReady', () => resolve(), { once: true });
  });
  await Promise.race([ready, clock.sleep(bridgeWait)]);
  if (!there()) throw new HostFailure('absent');
}

function errorOf(answer: unknown): string {
  return wordIn(answer, 'errMsg');
}

/** A field of an answer, as text; empty where it is none. */
function wordIn(answer: unknown, field: string): string {
  const value = typeof answer === 'object' && answer !== null ? Reflect.get(answer, field) : '';
  return typeof value === 'string' ? value : '';
}
