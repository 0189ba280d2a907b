import { act, cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import { measureClock } from '@/api/clock';
import { App } from '@/app/app';
// A test's stand-in for the table of pages that is first made on the way to a page would not be waited for.
import '@/app/routes';
import { startOnce } from '@/app/startup/start';
import { logInKeyOf, tokenOf } from '@/mocks/core/identity';
import type { WorldName } from '@/mocks/core/mock-world';
import { queryClient } from '@/queries/client';
import { sessionGiven } from '@/state/session';
import { resetMemory } from '@/state/slice';
import { me, pinned } from './gateways/mock-gateways';
import { endWorld, startWorld } from './gateways/screen-network';

function resetVisit(): void {
  queryClient.clear();
  resetMemory();
}

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
  await freshApp();
});

afterEach(leaveApp);

/** A fresh browser, at 09:41 of a Saturday, with a world in its initial state. */
export async function freshApp(world: WorldName = 'default'): Promise<void> {
  vi.setSystemTime(pinned);
  // Resets the clock offset that another test may have measured.
  measureClock(new Date(pinned).toUTCString(), pinned);
  await queryClient.cancelQueries();
  resetVisit();
  localStorage.clear();
  sessionStorage.clear();
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  window.history.replaceState(null, '', '/');
  startWorld(world);
}

/** Stops everything that would continue into the next test; the clock stays held, as what still ends now would start real timers. */
async function leaveApp(): Promise<void> {
  cleanup();
  window.dispatchEvent(new Event('pagehide'));
  endWorld();
  await queryClient.cancelQueries();
  queryClient.clear();
  await vi.advanceTimersByTimeAsync(longestWait);
  vi.clearAllTimers();
}

/** No call waits longer than this before it is tried again, ms. */
const longestWait = 10_000;

export interface Visit {
  /** The logged-in person; null while logged out. */
  as?: string | null;
  sysType?: 'LONGCOIN' | 'WALLET';
}

/** Opens the app at an address, as a person, and waits until it is rendered. */
export async function openApp(address: string, { as = me, sysType = 'LONGCOIN' }: Visit = {}): Promise<void> {
  if (as !== null) sessionGiven({ token: tokenOf(as), loginToken: logInKeyOf(as), sysType });
  window.history.replaceState(null, '', `/#${address}`);
  await openAgain();
}

/** Opens the page of the current address, with the history entry unchanged. */
export async function openAgain(): Promise<void> {
  await act(async () => {
    void startOnce();
    render(<App />);
    await vi.dynamicImportSettled();
  });
  await settled();
}

/** Makes every slice read its stored text again; an added blank changes the text but not its content. */
function restoreFromStorage(): void {
  for (const key of Object.keys(localStorage)) {
    const text = localStorage.getItem(key) ?? '';
    if (/^[[{]/.test(text)) localStorage.setItem(key, `${text} `);
  }
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
}

/** Reloads the page: memory is lost, and storage is read again. */
export async function reload(): Promise<void> {
  const address = window.location.hash.slice(1);
  window.dispatchEvent(new Event('pagehide'));
  cleanup();
  // Clearing the timers would also set the clock back to the machine's.
  const now = Date.now();
  vi.clearAllTimers();
  vi.setSystemTime(now);
  resetVisit();
  restoreFromStorage();
  window.history.replaceState(null, '', `/#${address}`);
  await act(async () => {
    render(<App />);
    await vi.dynamicImportSettled();
  });
  await settled();
}

/** Advances the time together with the app. */
export async function pass(milliseconds: number): Promise<void> {
  await act(async () => {
    await vi.advanceTimersByTimeAsync(milliseconds);
  });
}

/** Waits until everything has happened that needs no or almost no time; lazily loaded parts are there. */
export async function settled(): Promise<void> {
  for (let round = 0; round < 8; round += 1) {
    await act(async () => {
      await vi.dynamicImportSettled();
      await vi.advanceTimersByTimeAsync(10);
    });
  }
}
