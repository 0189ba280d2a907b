import type { Page } from '@playwright/test';
import { tokenOf } from './world';

/** Opens an address with a WALLET session, as a host app stores it. */
export async function openAsWallet(page: Page, address: string, person: { usercode: string }): Promise<void> {
  await page.addInitScript((token) => {
    localStorage.setItem(
      'session',
      JSON.stringify({ token, loginToken: token.replace('lx-', 'key-'), sysType: 'WALLET' }),
    );
  }, tokenOf(person));
  await page.goto(`/#${address}`);
}
