import { expect } from '@playwright/test';
import { people } from '@/mocks/core/people';
import { usualPassword } from '@/mocks/payment-security/security';
import { tokenOf } from '../e2e/support/world';
import type { BrowserWindow } from '../engines/engine';
import { everyone, newPassword, toppedUp } from './people';

const numbers = [toppedUp, ...people(60).map(({ mobile }) => mobile)];
/** What may be left nowhere, by what it is; numbers without spaces. */
const personal = {
  'the usual password': usualPassword,
  'the new password': newPassword,
  ...Object.fromEntries(numbers.map((number, index) => [`number ${index}`, number.replaceAll(' ', '')])),
};
const tokens = Object.fromEntries(everyone.map((each) => [`the token of ${each.name}`, tokenOf(each)]));

/** The items in which the session of the person who uses the app is kept, for the app itself and for other pages of its origin. */
const ofSession = /^(?:\w+\/)?(?:session|token|login-token)$/;

interface Traces {
  /** By the name of the item, the store or the cache. */
  stored: Record<string, string>;
  /** Addresses: that of the page, those it came from and asked for, and those that the back button knows. */
  addresses: string[];
}

/** Runs in the page: everything that it leaves on the device and in addresses. */
async function tracesHere(): Promise<Traces> {
  const stored: Record<string, string> = { cookies: document.cookie };
  for (const storage of [localStorage, sessionStorage])
    for (const [name, value] of Object.entries(storage)) stored[name] = String(value);
  for (const { name = '' } of await indexedDB.databases()) {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open(name);
      opening.onsuccess = () => resolve(opening.result);
      opening.onerror = () => reject(opening.error);
    });
    for (const store of database.objectStoreNames) {
      const all = database.transaction(store).objectStore(store).getAll();
      await new Promise((resolve) => (all.onsuccess = resolve));
      stored[`${name}/${store}`] = JSON.stringify(all.result);
    }
    database.close();
  }
  const history = 'navigation' in window ? window.navigation.entries().map(({ url }) => url ?? '') : [];
  const asked = performance.getEntriesByType('resource').map(({ name }) => name);
  return { stored, addresses: [location.href, document.referrer, ...history, ...asked] };
}

/** The texts that hold a secret, each with its kind and never with the secret. */
function revealing(texts: Readonly<Record<string, string>>, secrets: Readonly<Record<string, string>>) {
  return Object.entries(texts).flatMap(([where, text]) =>
    Object.entries(secrets)
      .filter(([, secret]) => text.replaceAll(/(\d)[ -](?=\d)/g, '$1').includes(secret))
      .map(([kind]) => `${kind} in ${where}`),
  );
}

/** No token, password or phone number is left on the device, in addresses, in the console or in what other servers are told. */
export async function expectNoSecrets(window: BrowserWindow, current: string): Promise<void> {
  const { stored, addresses } = (await window.evaluate(`(${tracesHere.toString()})()`)) as Traces;
  const others = Object.fromEntries(
    Object.entries(tokens).filter(([, token]) => token !== tokenOf({ usercode: current })),
  );
  const elsewhere = Object.fromEntries(Object.entries(stored).filter(([name]) => !ofSession.test(name)));
  const told = Object.fromEntries(
    [...addresses, ...window.heard()].map((text, index) => [`trace ${index}`, text]),
  );
  expect([
    ...revealing(stored, { ...others, ...personal }),
    ...revealing(elsewhere, tokens),
    ...revealing(told, { ...tokens, ...personal }),
  ]).toEqual([]);
}
