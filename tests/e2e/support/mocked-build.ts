import { test as base } from '@playwright/test';
import { BrowserErrors } from './browser-errors';
import { serveFolder, type StaticServer } from './static-server';

/** Fixtures for the mocked build on a plain static server, which fail a test on a browser error or a missing file. */
export const test = base.extend<{ browserErrors: BrowserErrors }, { folder: string; server: StaticServer }>({
  folder: ['dist-mock', { scope: 'worker', option: true }],
  server: [
    async ({ folder }, provide) => {
      const server = await serveFolder(folder, '/');
      await provide(server);
      await server.close();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ server }, provide) => provide(server.origin),
  browserErrors: [
    async ({ context, server }, provide) => {
      const browserErrors = new BrowserErrors(server.origin);
      browserErrors.listenTo(context);
      await provide(browserErrors);
      browserErrors.expectNone();
      base.expect(server.refused).toEqual([]);
    },
    { auto: true },
  ],
});
export { expect } from '@playwright/test';
