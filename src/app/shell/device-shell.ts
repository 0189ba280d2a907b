import { trustedAddress } from '@/ui/browser/trusted-address';
import { onceWhole } from './once-whole';
import { provideReload } from './reload';

/** How long a new release may take to be ready before the page is loaded anyway, ms. */
const longestWait = 4_000;

/**
 * Keeps the files of the app on the device for the next visit, once the page is whole; browsers without service workers have their own cache
 * alone, and mocked builds a worker of their own.
 */
export function keepShell(): () => void {
  if (__MOCKS__ !== 'none' || !import.meta.env.PROD) return () => undefined;
  provideReload(() => void loadNewest());
  return onceWhole(register);
}

function register(): void {
  // What the device cannot keep, the next visit fetches.
  workersHere()
    ?.register(trustedAddress('wallet-shell', '/service-worker.js'))
    .catch(() => undefined);
}

/** A worker that waits takes over first, as the one before would give the former page again. */
async function loadNewest(): Promise<void> {
  await tookOver().catch(() => undefined);
  window.location.reload();
}

async function tookOver(): Promise<void> {
  const workers = workersHere();
  const registration = await workers?.getRegistration();
  if (workers === null || registration === undefined) return;
  await within(longestWait, registration.update());
  const next = registration.waiting ?? registration.installing;
  if (next === null) return;
  const inForce = new Promise<void>((resolve) => {
    const ask = () => {
      if (next.state === 'installed') next.postMessage('take-over');
      if (next.state === 'activated' || next.state === 'redundant') resolve();
    };
    next.addEventListener('statechange', ask);
    ask();
  });
  await within(longestWait, inForce);
}

function within(limit: number, work: Promise<unknown>): Promise<unknown> {
  return Promise.race([work, new Promise((resolve) => setTimeout(resolve, limit))]);
}

function workersHere(): ServiceWorkerContainer | null {
  return 'serviceWorker' in navigator ? navigator.serviceWorker : null;
}
