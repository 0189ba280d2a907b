import type { Page } from '@playwright/test';

/** Opens pages as the social app does: its mark in the user agent, and its bridge, which lets the person pay at once or never answers. */
export async function enterSocialApp(page: Page, pays: boolean): Promise<void> {
  await page.addInitScript((isPaid) => {
    const userAgent = `${navigator.userAgent} MicroMessenger/8.0.49`;
    Object.defineProperty(navigator, 'userAgent', { get: () => userAgent });
    const invoke = (name: string, _: unknown, callback: (answer: object) => void) => {
      if (name !== 'getBrandWCPayRequest') return callback({ errMsg: `${name}:ok` });
      if (!isPaid) return void Object.assign(window, { isPaymentAsked: true });
      const told = fetch('/__mock/third-party', { method: 'POST', body: JSON.stringify({ result: 'paid' }) });
      void told.then(() => callback({ errMsg: `${name}:ok` }));
    };
    Object.defineProperty(window, 'WeixinJSBridge', { value: { invoke, on: () => undefined } });
  }, pays);
}

/** Waits until a bridge that never answers was asked for the payment; the app says that it opens it before it has what it asks with. */
export async function untilPaymentAsked(page: Page): Promise<void> {
  await page.waitForFunction(() => 'isPaymentAsked' in window);
}
