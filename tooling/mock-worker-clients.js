/* global activeClientIds, handleRequest -- the library's own script follows this one in the same file. */

const keptClients = { cache: 'mocked-pages', url: new URL('__mock-pages', location.href).href };

/** Once read, the library's own set says which pages it serves. */
let readBack;

/**
 * Browsers stop a service worker that nothing has asked for a while, as of a page in the background, and the library keeps the pages that it
 * serves in its memory alone: the next call would reach the network. They are kept beside it and read again when the worker starts anew.
 */
addEventListener('message', (event) => {
  if (event.data === 'MOCK_ACTIVATE') event.waitUntil(keepClients(event.source.id));
});

addEventListener('fetch', (event) => {
  if (event.request.mode === 'navigate' || activeClientIds.size > 0 || readBack === 'done') return;
  event.stopImmediatePropagation();
  readBack ??= readClients();
  event.respondWith(readBack.then(() => handleRequest(event, crypto.randomUUID(), Date.now())));
});

async function keepClients(newest) {
  const cache = await caches.open(keptClients.cache);
  await readClients();
  activeClientIds.add(newest);
  await cache.put(keptClients.url, Response.json([...activeClientIds]));
}

async function readClients() {
  const kept = await caches.match(keptClients.url, { cacheName: keptClients.cache });
  for (const id of kept === undefined ? [] : await kept.json())
    if ((await clients.get(id)) !== undefined) activeClientIds.add(id);
  readBack = 'done';
}
