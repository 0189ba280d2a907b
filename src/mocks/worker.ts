import { setupWorker } from 'msw/browser';
import { interceptors } from './intercept';
import type { GatewayConfig } from './pipeline';
import { mockService } from './service';
import { indexedStorage } from './storage-indexed';

/** Puts the mocked gateways into the page's service worker, from whatever path the build is served. */
export async function startMockWorker(config: GatewayConfig): Promise<void> {
  const service = mockService({ storage: indexedStorage(), config });
  const url = `${import.meta.env.BASE_URL}mockServiceWorker.js`;
  await setupWorker(...interceptors(service, config)).start({
    serviceWorker: { url },
    onUnhandledRequest: 'bypass',
    quiet: true,
  });
}
