/** The part of a service worker's scope that is needed here. */
interface WorkerScope {
  skipWaiting: () => Promise<void>;
  registration: { unregister: () => Promise<boolean> };
  addEventListener: (
    type: 'install' | 'activate',
    listener: (event: { waitUntil: (work: Promise<unknown>) => void }) => void,
  ) => void;
}

const scope = self as unknown as WorkerScope;

/** Served in place of the worker it ends it on every device: it takes over at once, deletes what was kept and is gone. */
scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));
scope.addEventListener('activate', (event) => event.waitUntil(ended()));

async function ended(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.map((name) => caches.delete(name)));
  await scope.registration.unregister();
}
