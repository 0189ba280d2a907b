import { setupWorker } from 'msw/browser';
import type { Aes } from '@/api/cipher';
import type { GatewayName } from '@/api/gateways';
import { interceptors } from './intercept';
import { mockService } from './service';
import type { ServiceBases } from './services';
import { indexedStorage } from './storage-indexed';

/** What the worker needs of the app's environment. */
interface Environment {
  gateways: Readonly<Record<GatewayName, { base: string }>>;
  services: ServiceBases;
  aes: Aes;
}

/** Puts the mock backend into the page's service worker, from whatever path the build is served. */
export async function startMockWorker({ gateways, services, aes }: Environment): Promise<void> {
  const bases = Object.fromEntries(
    Object.entries(gateways).map(([name, { base }]) => [name, base]),
  ) as Record<GatewayName, string>;
  const config = { bases, services, aes };
  const service = mockService({ storage: indexedStorage(), config });
  keepServingWhileLeaving();
  const url = `${import.meta.env.BASE_URL}mockServiceWorker.js`;
  await setupWorker(...interceptors(service, config)).start({
    serviceWorker: { url },
    onUnhandledRequest: 'bypass',
    quiet: true,
  });
}

/**
 * The library lets go of a page as soon as it is about to be left: what the page still sends until it is gone would reach the network, and
 * the worker would end and not serve the page that follows at once. Its listener comes after this one.
 */
function keepServingWhileLeaving(): void {
  window.addEventListener('beforeunload', (event) => event.stopImmediatePropagation());
}
