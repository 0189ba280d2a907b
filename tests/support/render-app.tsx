import { act, cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import { measureClock } from '@/api/clock';
import { App } from '@/app/app';
import { startOnce } from '@/app/startup/start';
import { tokenOf } from '@/mocks/core/identity';
import type { WorldName } from '@/mocks/core/worlds';
import { queryClient } from '@/queries/client';
import { sessionGiven } from '@/state/session';
import { resetMemory } from '@/state/slice';
import { me, pinned } from './mock-gateways';
import { startWorld } from './screen-network';

function forgetVisit(): void {
  queryClient.clear();
  resetMemory();
}

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
  await freshApp();
});

afterEach(async () => {
  await leaveApp();
  vi.useRealTimers();
});

/** A browser that has never seen the app, at 09:41 of a Saturday, before a world in its beginning. */
export async function freshApp(world: WorldName = 'default'): Promise<void> {
  vi.setSystemTime(pinned);
  // Resets the clock offset that another test may have measured.
  measureClock(new Date(pinned).toUTCString(), pinned);
  await queryClient.cancelQueries();
  forgetVisit();
  localStorage.clear();
  sessionStorage.clear();
  // Every slice that is stored reads again.
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  window.history.replaceState(null, '', '/');
  startWorld(world);
}

/** Ends everything that would go on into the next test. */
async function leaveApp(): Promise<void> {
  cleanup();
  window.dispatchEvent(new Event('pagehide'));
  await queryClient.cancelQueries();
  queryClient.clear();
  vi.clearAllTimers();
}

interface Visit {
  /** Whose session it is; null for nobody. */
  as?: string | null;
  sysType?: 'LONGCOIN' | 'WALLET';
}

/** Opens the app at an address, as somebody, and waits until it stands. */
export async function openApp(address: string, { as = me, sysType = 'LONGCOIN' }: Visit = {}): Promise<void> {
  if (as !== null) sessionGiven({ token: tokenOf(as), loginToken: tokenOf(as), sysType });
  window.history.replaceState(null, '', `/#${address}`);
  await openAgain();
}

/** Opens the page that the address already names, with the history entry as it was left. */
export async function openAgain(): Promise<void> {
  await act(async () => {
    void startOnce();
    render(<App />);
    await vi.dynamicImportSettled();
  });
  await settled();
}

/** Every slice reads again what is stored: one more blank makes the text another one, and changes nothing of what it says. */
function restoreFromStorage(): void {
  for (const key of Object.keys(localStorage)) {
    const text = localStorage.getItem(key) ?? '';
    if (/^[[{]/.test(text)) localStorage.setItem(key, `${text} `);
  }
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
}

/** The page is loaded anew: what was only in memory is gone, what was stored is read again. */
export async function reload(): Promise<void> {
  const address = window.location.hash.slice(1);
  window.dispatchEvent(new Event('pagehide'));
  cleanup();
  // Clearing the timers would also set the clock back to the machine's.
  const now = Date.now();
  vi.clearAllTimers();
  vi.setSystemTime(now);
  forgetVisit();
  restoreFromStorage();
  window.history.replaceState(null, '', `/#${address}`);
  await act(async () => {
    render(<App />);
    await vi.dynamicImportSettled();
  });
  await settled();
}

/** Time passes, and the app does what it does meanwhile. */
export async function pass(milliseconds: number): Promise<void> {
  await act(async () => {
    await vi.advanceTimersByTimeAsync(milliseconds);
  });
}

/** Waits until everything that needs no time, or a moment at most, has happened; lazily loaded parts are there. */
export async function settled(): Promise<void> {
  for (let round = 0; round < 8; round += 1) {
    await act(async () => {
      await vi.dynamicImportSettled();
      await vi.advanceTimersByTimeAsync(10);
    });
  }
}
