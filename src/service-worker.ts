import {
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  precacheAndRoute,
  type PrecacheEntry,
} from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';

/** What the build puts in: the files of the shell, and a name that changes with any of them. */
declare const __SHELL__: { release: string; files: PrecacheEntry[] };

/** The part of a service worker's scope that is needed here. */
interface WorkerScope {
  skipWaiting: () => Promise<void>;
  addEventListener: (
    type: 'activate' | 'message',
    listener: (event: { data?: unknown; waitUntil: (work: Promise<unknown>) => void }) => void,
  ) => void;
}

const scope = self as unknown as WorkerScope;
const parts = 'parts-';
const cacheName = `${parts}${__SHELL__.release}`;

/**
 * Keeps the files of the app on the device, so that a second visit begins without the network: those of the shell from the first visit on,
 * those of other pages once they were fetched. Answers of gateways are never kept, nor an address that a visit began with.
 */
precacheAndRoute(__SHELL__.files);
cleanupOutdatedCaches();
registerRoute(
  new NavigationRoute(createHandlerBoundToURL('/index.html'), { allowlist: [/^\/(?:index\.html)?(?:\?|$)/] }),
);
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
  new CacheFirst({ cacheName }),
);

scope.addEventListener('activate', (event) => event.waitUntil(formerPartsDeleted()));

// The page says when: a person has asked for the new release, and no payment is under way.
scope.addEventListener('message', ({ data }) => {
  if (data === 'take-over') void scope.skipWaiting();
});

async function formerPartsDeleted(): Promise<void> {
  const names = await caches.keys();
  const former = names.filter((name) => name.startsWith(parts) && name !== cacheName);
  await Promise.all(former.map((name) => caches.delete(name)));
}
